import { accountAbi } from '@updown/contracts/accounts';
import { Interface } from 'ethers';

/** The functions of a passkey's account. */
export const accountCalls = new Interface(accountAbi);
