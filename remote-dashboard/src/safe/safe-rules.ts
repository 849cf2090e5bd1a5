import {
  byLocale,
  formatDuration,
  msg,
  parseAmount,
  toAddress,
  type AdminFunction,
  type Kind,
  type SimulationOutcome,
  type Text,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { checkAmount, type Checked } from '../rules/admin-rules';

export const titles: Record<AdminFunction, Text> = {
  startNewRound: msg('Start New Round'),
  resolveRound: msg('Resolve Round'),
  voidRound: msg('Void Round'),
  setMinimumDeposit: msg('Minimum Deposit'),
  setMaximumDeposit: msg('Maximum Deposit'),
  fundReserve: msg('Fund Reserve'),
  pause: msg('Pause'),
  unpause: msg('Unpause'),
  withdrawReserve: msg('Withdraw from the reserve'),
  setPredictionLock: msg('Prediction lock'),
  setMaxRoundExposure: msg('Largest exposure of a round'),
  setPriceTolerance: msg('Price tolerance'),
  setMaximumPriceAge: msg('Maximum price age'),
  setGameManager: msg('Appoint the game manager'),
  setPauser: msg('Appoint the pauser'),
  recoverToken: msg('Return a foreign token'),
  transferOwnership: msg('Offer the ownership'),
  acceptOwnership: msg('Accept the ownership'),
};

const labels: Partial<Record<string, Text>> = {
  roundId: msg('Round ID'),
  feedRoundId: msg("ID of the feed's first answer after the end"),
  to: msg('Recipient'),
  token: msg('Token'),
};

const kindLabels: Record<Exclude<Kind, 'tokens'>, Text> = {
  usd: msg('Price in USD'),
  seconds: msg('Seconds'),
  basisPoints: msg('Basis points (100 are 1%)'),
  units: msg('Amount in base units'),
  address: msg('Address'),
};

/** The label of an argument. */
export function labelOf(name: string, kind: Kind, symbol: string): string {
  if (kind === 'tokens') return t('Amount in {symbol}', { symbol });
  return t(labels[name] ?? kindLabels[kind]);
}

const FEED_DECIMALS = 8;

function whole(text: string): Checked<string> {
  return /^\d{1,78}$/.test(text)
    ? { ok: true, value: BigInt(text).toString() }
    : { ok: false, error: t('Enter a whole number') };
}

/** Mixed case is a checksum, which catches typing errors. */
export function checkAddress(text: string): Checked<string> {
  const value = toAddress(text);
  const isMixed = /[a-f]/.test(text) && /[A-F]/.test(text);
  return value === null || (isMixed && value !== text)
    ? { ok: false, error: t('Enter an address') }
    : { ok: true, value };
}

function decimal(text: string, decimals?: number): Checked<string> {
  const checked = checkAmount(text);
  if (!checked.ok) return checked;
  if (decimals !== undefined && (text.split('.')[1] ?? '').length > decimals) {
    return { ok: false, error: t('Enter an amount above 0 with at most 8 decimals') };
  }
  return { ok: true, value: parseAmount(checked.value, decimals).toString() };
}

/** The text of a field as the contract takes it: base units, or a price with 8 decimals. */
export function checkArgument(kind: Kind, text: string): Checked<string> {
  const trimmed = text.trim();
  if (kind === 'tokens') return decimal(trimmed);
  if (kind === 'usd') return decimal(trimmed, FEED_DECIMALS);
  return kind === 'address' ? checkAddress(trimmed) : whole(trimmed);
}

const hours = byLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
);

/** '48 hours', or minutes or seconds for a delay of other lengths. */
export function delayText(seconds: number): string {
  return seconds % 3_600 === 0 ? hours().format(seconds / 3_600) : formatDuration(seconds);
}

/** The outcome of a simulation, as a sentence. */
export function outcomeText(outcome: SimulationOutcome): string {
  if (outcome.kind === 'works') return t('Simulated now: it works.');
  if (outcome.kind === 'later') {
    return t('It can be simulated once the transaction before it has been sent.');
  }
  return t('Simulated now: it fails. {reason}', { reason: outcome.reason });
}
