import type { Described } from '@updown/contracts/safe/proposal';
import { timelockAbi } from '@updown/protocol/generated/abi';
import { Interface } from 'ethers';
import { t } from '../../texts/texts';
import { errorText } from '../errors/error-text';
import { msg, type Text } from '../i18n/create-texts';
import type { WalletPort } from '../wallet/wallet';
import { toWalletError, type WalletError } from '../wallet/wallet-error';
import { revertOf } from './revert';
import { revertData } from './revert-data';

/** How a call would end now. `later`: only once the call before it has been sent. */
export type Outcome = { kind: 'works' } | { kind: 'later' } | { kind: 'fails'; reason: string };

/** A call with the outcome of its simulation. */
export interface Simulated extends Described {
  outcome: Outcome;
}

const timelock = new Interface(timelockAbi);
const timelockTexts: Partial<Record<string, Text>> = {
  AccessControlUnauthorizedAccount: msg('This Safe has no role in the timelock.'),
  TimelockUnexpectedOperationState: msg('The delay of the timelock is not over.'),
  TimelockInsufficientDelay: msg('The delay is shorter than the one of the timelock.'),
};

function timelockText(data: string): string | undefined {
  const name = timelock.parseError(data)?.name;
  const text = name === undefined ? undefined : timelockTexts[name];
  return text === undefined ? undefined : t(text);
}

/** The outcome in the data of a revert; null if the data says nothing. */
export async function outcomeOf(data: string, needsEarlier = false): Promise<Outcome | null> {
  const revert = revertOf(data);
  if (needsEarlier && revert?.name === 'ERC20InsufficientAllowance') return { kind: 'later' };
  const reason = revert === null ? timelockText(data) : await errorText(revert.code, revert.params);
  return reason === undefined ? null : { kind: 'fails', reason };
}

/** Calls as the Safe or the timelock would, without sending anything. */
export async function simulate(wallet: WalletPort, call: Described): Promise<Simulated> {
  const { from, to, data } = call;
  try {
    await wallet.request({ method: 'eth_call', params: [{ from, to, data }, 'latest'] });
    return { ...call, outcome: { kind: 'works' } };
  } catch (thrown) {
    const revert = revertData(thrown);
    const known = revert === null ? null : await outcomeOf(revert, call.needsEarlier);
    const error: WalletError = toWalletError(thrown, t('The contract gives no reason.'));
    return { ...call, outcome: known ?? { kind: 'fails', reason: error.message } };
  }
}
