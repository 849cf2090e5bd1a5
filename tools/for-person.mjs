// Plain JavaScript, because scripts/run.mjs imports it before anything is installed.

/** Wrong options, and what this machine refuses. Any other error but a Problem is a bug and needs its stack. */
const SAYS_ENOUGH =
  /^(?:ERR_PARSE_ARGS_.*|ENOSPC|EDQUOT|EROFS|EACCES|EADDRINUSE|EPERM|EMFILE|EIO)$/;

/** What to print of an error that ends a command. */
export function forPerson(error) {
  const saysEnough = error?.name === 'Problem' || SAYS_ENOUGH.test(error?.code ?? '');
  return saysEnough ? error.message : error;
}
