/* A disk that fails by chance, for a program started with this library in LD_PRELOAD.

   Below the folders of FAILING_DISK_FOLDERS (real paths, ':' between them) what writes fails as often as
   the control file says, by a row of chances that FAILING_DISK_SEED decides. The control file is mapped,
   not read: byte 0 is the chance in percent, byte 1 a mask of what may fail (see `KIND`), byte 2
   how many hundredths of a second an fsync takes. Each failure is a line of FAILING_DISK_LOG. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum KIND { OPEN = 1, WRITE = 2, SHORT = 4, SYNC = 8, RENAME = 16, CLOSE = 32, LINK = 64 };

static volatile unsigned char *control;
static char folders[8][PATH_MAX];
static int folder_count;
static int log_to = -1;
static uint64_t seed;
static atomic_ullong drawn;

__attribute__((constructor)) static void begin(void) {
    const char *given = getenv("FAILING_DISK_FOLDERS"), *name = getenv("FAILING_DISK_CONTROL");
    const char *log = getenv("FAILING_DISK_LOG"), *number = getenv("FAILING_DISK_SEED");
    if (!given || !name)
        return;
    while (*given && folder_count < 8) {
        size_t length = strcspn(given, ":");
        if (length && length < PATH_MAX)
            memcpy(folders[folder_count++], given, length);
        given += length + (given[length] == ':');
    }
    seed = number ? strtoull(number, NULL, 10) : 0;
    if (log)
        log_to = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC,
                              0600);
    int handle = (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return;
    void *found = mmap(NULL, 8, PROT_READ, MAP_SHARED, handle, 0);
    syscall(SYS_close, handle);
    if (found != MAP_FAILED)
        control = found;
}

static uint64_t draw(void) { /* splitmix64 */
    uint64_t z = seed * 0x2545F4914F6CDD1DULL + atomic_fetch_add(&drawn, 1) * 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static int is_below(const char *path) {
    for (int number = 0; number < folder_count; number++) {
        size_t length = strlen(folders[number]);
        if (!strncmp(path, folders[number], length) && (path[length] == '/' || !path[length]))
            return 1;
    }
    return 0;
}

static int path_of(int handle, char *path) { /* 1 if it is a file or folder below ours */
    char link[40];
    struct stat found;
    if (handle < 0 || syscall(SYS_fstat, handle, &found) ||
        !(S_ISREG(found.st_mode) || S_ISDIR(found.st_mode)))
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return is_below(path);
}

static int named(int folder, const char *name, char *path) {
    char base[PATH_MAX] = "";
    if (!name)
        return 0;
    if (*name == '/')
        return snprintf(path, PATH_MAX, "%s", name) < PATH_MAX && is_below(path);
    if (folder == AT_FDCWD) {
        if (syscall(SYS_getcwd, base, sizeof base) < 0)
            return 0;
    } else {
        char link[40];
        snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
        ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, base, sizeof base - 1);
        if (length < 0)
            return 0;
        base[length] = 0;
    }
    return snprintf(path, PATH_MAX, "%s/%s", base, name) < PATH_MAX && is_below(path);
}

static int is_on(enum KIND kind) { return control && control[0] && (control[1] & kind); }

static int strikes(enum KIND kind) { return is_on(kind) && draw() % 100 < control[0]; }

static void note(const char *call, int error, const char *path) {
    char line[PATH_MAX + 64];
    int length = snprintf(line, sizeof line, "%s %s %s\n", call,
                          error ? strerrorname_np(error) : "SHORT", path);
    if (log_to >= 0 && length > 0 && length < (int)sizeof line)
        syscall(SYS_write, log_to, line, (size_t)length);
}

static int fails(const char *call, const char *path, const int *errors, int count) {
    int error = errors[draw() % (uint64_t)count];
    note(call, error, path);
    errno = error;
    return -1;
}

#define FAILS(call, path, ...)                                                                     \
    fails(call, path, (const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}) / sizeof(int))
#define REAL(name)                                                                                 \
    static __typeof__(name) *real;                                                                 \
    if (!real)                                                                                     \
    real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static int opens(const char *call, int folder, const char *name, int flags) {
    char path[PATH_MAX];
    int writes = (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC));
    if (writes && is_on(OPEN) && named(folder, name, path) && strikes(OPEN))
        return FAILS(call, path, ENOSPC, EACCES, EROFS, EDQUOT, EIO);
    return 0;
}

#define WITH_MODE                                                                                  \
    mode_t mode = 0;                                                                               \
    if (flags & (O_CREAT | __O_TMPFILE)) {                                                         \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode = va_arg(rest, mode_t);                                                               \
        va_end(rest);                                                                              \
    }

int open(const char *name, int flags, ...) {
    REAL(open);
    WITH_MODE
    return opens("open", AT_FDCWD, name, flags) ? -1 : real(name, flags, mode);
}

int open64(const char *name, int flags, ...) {
    REAL(open64);
    WITH_MODE
    return opens("open", AT_FDCWD, name, flags) ? -1 : real(name, flags, mode);
}

int openat(int folder, const char *name, int flags, ...) {
    REAL(openat);
    WITH_MODE
    return opens("open", folder, name, flags) ? -1 : real(folder, name, flags, mode);
}

int openat64(int folder, const char *name, int flags, ...) {
    REAL(openat64);
    WITH_MODE
    return opens("open", folder, name, flags) ? -1 : real(folder, name, flags, mode);
}

ssize_t write(int handle, const void *from, size_t count) {
    REAL(write);
    char path[PATH_MAX];
    if ((is_on(WRITE) || is_on(SHORT)) && path_of(handle, path)) {
        if (strikes(WRITE))
            return FAILS("write", path, ENOSPC, EDQUOT, EIO);
        if (count > 1 && strikes(SHORT)) {
            note("write", 0, path);
            count = 1 + draw() % (count - 1);
        }
    }
    return real(handle, from, count);
}

ssize_t writev(int handle, const struct iovec *from, int count) {
    REAL(writev);
    char path[PATH_MAX];
    if (is_on(WRITE) && path_of(handle, path) && strikes(WRITE))
        return FAILS("write", path, ENOSPC, EDQUOT, EIO);
    return real(handle, from, count);
}

int ftruncate(int handle, off_t length) {
    REAL(ftruncate);
    char path[PATH_MAX];
    if (is_on(WRITE) && path_of(handle, path) && strikes(WRITE))
        return FAILS("truncate", path, EIO, EROFS);
    return real(handle, length);
}

int ftruncate64(int handle, off64_t length) {
    REAL(ftruncate64);
    char path[PATH_MAX];
    if (is_on(WRITE) && path_of(handle, path) && strikes(WRITE))
        return FAILS("truncate", path, EIO, EROFS);
    return real(handle, length);
}

static int syncs(int handle) {
    char path[PATH_MAX];
    if (!control || !path_of(handle, path))
        return 0;
    if (control[2]) {
        struct timespec pause = {control[2] / 100, control[2] % 100 * 10000000L};
        nanosleep(&pause, NULL);
    }
    return strikes(SYNC) ? FAILS("fsync", path, EIO, ENOSPC, EDQUOT) : 0;
}

int fsync(int handle) {
    REAL(fsync);
    return syncs(handle) ? -1 : real(handle);
}

int fdatasync(int handle) {
    REAL(fdatasync);
    return syncs(handle) ? -1 : real(handle);
}

static int moves(const char *call, enum KIND kind, int folder, const char *name) {
    char path[PATH_MAX];
    if (is_on(kind) && named(folder, name, path) && strikes(kind))
        return FAILS(call, path, ENOSPC, EACCES, EROFS, EDQUOT, EIO);
    return 0;
}

int rename(const char *name, const char *new) {
    REAL(rename);
    return moves("rename", RENAME, AT_FDCWD, new) ? -1 : real(name, new);
}

int renameat(int from, const char *name, int to, const char *new) {
    REAL(renameat);
    return moves("rename", RENAME, to, new) ? -1 : real(from, name, to, new);
}

int renameat2(int from, const char *name, int to, const char *new, unsigned int flags) {
    REAL(renameat2);
    return moves("rename", RENAME, to, new) ? -1 : real(from, name, to, new, flags);
}

int link(const char *name, const char *new) {
    REAL(link);
    return moves("link", LINK, AT_FDCWD, new) ? -1 : real(name, new);
}

int linkat(int from, const char *name, int to, const char *new, int flags) {
    REAL(linkat);
    return moves("link", LINK, to, new) ? -1 : real(from, name, to, new, flags);
}

int mkdir(const char *name, mode_t mode) {
    REAL(mkdir);
    return moves("mkdir", OPEN, AT_FDCWD, name) ? -1 : real(name, mode);
}

int close(int handle) {
    REAL(close);
    char path[PATH_MAX];
    int flags = is_on(CLOSE) ? (int)syscall(SYS_fcntl, handle, F_GETFL) : 0;
    int ours = flags > 0 && (flags & O_ACCMODE) != O_RDONLY && path_of(handle, path);
    int answer = real(handle); /* whatever it says, the handle is gone */
    if (ours && answer == 0 && strikes(CLOSE))
        return FAILS("close", path, EIO, ENOSPC, EDQUOT);
    return answer;
}
