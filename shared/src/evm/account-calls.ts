import { accountAbi } from '@updown/protocol/generated/abi';
import { Interface } from 'ethers';

/** The functions of a passkey's account. */
export const accountCalls = new Interface(accountAbi);
