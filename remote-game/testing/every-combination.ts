import type { PanelFacts } from '../src/rules/panel-facts';
import { DEFAULT_LIMITS } from '../src/rules/stake-input';
import { ion } from './fake-chain';

type Values = { readonly [Fact in keyof PanelFacts]?: readonly PanelFacts[Fact][] };

const flags = [true, false];

const values = {
  session: ['signed-out', 'loading', 'signed-in'],
  wallet: ['absent', 'restoring', 'wrong-chain', 'unneeded', 'ready'],
  phase: ['none', 'active', 'locked', 'resolving', 'idle'],
  roundReading: ['loading', 'failed', 'read'],
  balance: ['loading', 'failed', 0n, ion(100_000)],
  allowance: ['loading', 'failed', 0n, ion(3_000_000)],
  stake: [null, ion(30_000), ion(3_000_001)],
  predicted: flags,
  comesByItself: flags,
  busy: flags,
  permits: flags,
  priceDelayed: flags,
  onBreak: flags,
} as const satisfies Values;

const fixed = {
  limits: DEFAULT_LIMITS,
  largest: null,
  hasFaucet: false,
  hasChosen: false,
  symbol: 'ION',
};

/**
 * A round that is not read has no phase, and only an ended one is followed by something. A break makes no difference to a price
 * or a permit, so that these stay as they are in one.
 */
function isPossible(facts: PanelFacts): boolean {
  const { phase, roundReading, comesByItself, onBreak, priceDelayed, permits } = facts;
  const hasEnded = phase === 'resolving' || phase === 'idle';
  if (onBreak && (priceDelayed || permits)) return false;
  return (roundReading === 'read' || phase === 'none') && (hasEnded || !comesByItself);
}

/** Every combination of the facts that the ticket depends on. */
export const everyCombination: readonly PanelFacts[] = Object.entries(values)
  .reduce<object[]>(
    (all, [fact, some]) =>
      all.flatMap((facts) => some.map((value) => ({ ...facts, [fact]: value }))),
    [fixed],
  )
  .map((facts) => facts as PanelFacts)
  .filter(isPossible);
