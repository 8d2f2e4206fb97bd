const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EADDRINUSE: 'already in use',
  EADDRNOTAVAIL: 'no such address on this machine',
  EEXIST: 'a file already exists at this path',
  EISDIR: 'the path is a folder',
  ENOENT: 'no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file already exists at this path',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
}

/** Describes the cause of a failed system call. */
export function describeSystemError(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code === undefined) return error instanceof Error ? error.message : 'unknown cause'
  return reasons[code] ?? code
}
