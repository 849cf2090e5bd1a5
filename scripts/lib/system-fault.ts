const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'this account may not do that',
  EPERM: 'this account may not do that',
  EMFILE: 'too many files are open',
  EIO: 'the disk fails',
  ENOTDIR: 'a file is in the place of a folder',
};

/** Why the machine refuses a file, in words; undefined for an error of another kind. */
export function systemFault(error: unknown): string | undefined {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason && `${reason} (${code})`;
}
