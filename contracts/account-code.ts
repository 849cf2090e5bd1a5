/** The code of an ordinary account that delegates to a contract (EIP-7702). */
const DELEGATED = /^0xef0100/i;
const NONE = /^(0x0*)?$/i;

/** Whether `eth_getCode` answered with code. For an account without code, nodes and wallets answer '0x', '0x0', '' or null. */
export function hasCode(answer: unknown): answer is string {
  return typeof answer === 'string' && !NONE.test(answer);
}

/** Whether an account with this code signs with a key of its own. A token takes no permit from a contract. */
export function hasOwnKey(answer: unknown): boolean {
  return !hasCode(answer) || DELEGATED.test(answer);
}
