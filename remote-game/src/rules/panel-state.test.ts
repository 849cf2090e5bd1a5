import { everyCombination } from '../../testing/every-combination';
import type { PanelFacts } from './panel-facts';
import { panelState, type PanelState } from './panel-state';
import { DEFAULT_LIMITS } from './stake-input';

function ion(whole: number) {
  return BigInt(whole) * 10n ** 18n;
}

/** Signed in, wallet ready, round open, enough tokens, all of them approved. */
const ready: PanelFacts = {
  session: 'signed-in',
  wallet: 'ready',
  busy: false,
  phase: 'active',
  comesByItself: false,
  roundReading: 'read',
  priceDelayed: false,
  predicted: false,
  onBreak: false,
  balance: ion(100_000),
  allowance: ion(3_000_000),
  permits: false,
  stake: ion(30_000),
  limits: DEFAULT_LIMITS,
  largest: null,
  hasFaucet: false,
  hasChosen: false,
  symbol: 'ION',
};

function given(facts: Partial<PanelFacts>): PanelState {
  return panelState({ ...ready, ...facts });
}

describe('the status banner', () => {
  test.each<[PanelState['status'], string, Partial<PanelFacts>]>([
    ['connect', 'the player is signed out', { session: 'signed-out' }],
    ['connect', 'there is no wallet', { wallet: 'absent' }],
    ['wrong-network', 'the wallet is on another chain', { wallet: 'wrong-chain' }],
    ['loading-token', 'the session is being tried', { session: 'loading', wallet: 'absent' }],
    ['loading-token', 'the wallet is being found again', { wallet: 'restoring' }],
    ['loading-token', 'the balance is being read', { balance: 'loading' }],
    ['token-failed', 'the balance cannot be read', { balance: 'failed' }],
    ['no-tokens', 'the balance is nothing', { balance: 0n }],
    ['no-tokens', 'the balance is nothing and betting closed', { balance: 0n, phase: 'locked' }],
    ['prediction-active', 'the player is in the round', { predicted: true }],
    ['prediction-active', 'all was staked', { predicted: true, balance: 0n }],
    ['prediction-active', 'the round ends', { predicted: true, phase: 'locked' }],
    ['round-ended', 'the round waits for its result', { predicted: true, phase: 'resolving' }],
    ['no-round', 'the round has its result', { predicted: true, phase: 'idle' }],
    ['round-ended', 'a round without the player waits for its result', { phase: 'resolving' }],
    ['round-failed', 'the round cannot be read', { phase: 'none', roundReading: 'failed' }],
    ['loading-token', 'the round is being read', { phase: 'none', roundReading: 'loading' }],
    ['ending-soon', 'betting is closed', { phase: 'locked' }],
    ['ending-soon', 'betting closed on a small balance', { phase: 'locked', balance: 1n }],
    ['on-break', 'the player takes a break', { onBreak: true, phase: 'none' }],
    ['on-break', 'a break holds on another chain', { onBreak: true, wallet: 'wrong-chain' }],
    ['ready', 'Quick play needs no wallet', { wallet: 'unneeded' }],
    [
      'prediction-active',
      'the wallet left the chain after the bet',
      { wallet: 'wrong-chain', predicted: true },
    ],
    ['prediction-active', 'a break begins after the bet', { onBreak: true, predicted: true }],
    ['below-minimum', 'the balance is below the minimum', { balance: ion(29_999) }],
    ['below-minimum', 'there is no round either', { balance: 1n, phase: 'none' }],
    ['ready', 'the balance is the minimum', { balance: ion(30_000) }],
    ['no-round', 'there is no round yet', { phase: 'none' }],
    ['busy', 'a transaction is under way', { busy: true }],
    ['approval-needed', 'an approval is needed', { allowance: 0n }],
    ['ready', 'a permit replaces the approval', { allowance: 0n, permits: true }],
    ['loading-token', 'the allowance is being read', { allowance: 'loading' }],
    ['allowance-failed', 'the allowance cannot be read', { allowance: 'failed' }],
    ['ready', 'a permit needs no allowance', { allowance: 'failed', permits: true }],
    ['below-minimum', 'nothing could be staked anyway', { allowance: 'failed', balance: 1n }],
    [
      'ready',
      'tokens and approval come with the chosen bet',
      { hasChosen: true, hasFaucet: true, balance: 0n, allowance: 0n },
    ],
    ['no-tokens', 'the chosen bet has no tokens', { hasChosen: true, balance: 0n, allowance: 0n }],
    ['check-stake', 'there is no amount', { stake: null }],
    ['check-stake', 'the stake is above the maximum', { stake: ion(3_000_001) }],
    ['check-stake', 'the stake is above the balance', { stake: ion(100_001) }],
    ['check-stake', 'neither side takes the stake', { largest: { up: 0n, down: 0n } }],
    ['ready', 'one side takes the stake', { largest: { up: ion(30_000), down: 0n } }],
    ['price-delayed', 'the price is delayed', { priceDelayed: true }],
    [
      'no-round',
      'the price is delayed and no round is open',
      { priceDelayed: true, phase: 'none' },
    ],
  ])('is %s if %s [spec 2.23a]', (status, _where, facts) => {
    expect(given(facts).status).toBe(status);
  });
});

describe('the reason that blocks a bet', () => {
  test.each<[string, Partial<PanelFacts>, PanelState['blockedBy'], string | null]>([
    ['nothing', {}, null, null],
    ['a visitor', { session: 'signed-out' }, 'signed-out', null],
    [
      'a visitor who chose a direction',
      { session: 'signed-out', hasChosen: true },
      'signed-out',
      'Cannot predict now.',
    ],
    ['a session being tried', { session: 'loading' }, 'resuming', null],
    ['a wallet being found again', { wallet: 'restoring' }, 'resuming', null],
    ['no wallet', { wallet: 'absent' }, 'wallet-not-ready', null],
    [
      'no wallet for a chosen direction',
      { wallet: 'absent', hasChosen: true },
      'wallet-not-ready',
      'Cannot predict now.',
    ],
    ['another chain', { wallet: 'wrong-chain' }, 'wallet-not-ready', null],
    ['another chain during Quick play', { wallet: 'unneeded' }, null, null],
    ['a round being read', { phase: 'none', roundReading: 'loading' }, 'round-loading', null],
    [
      'a round that cannot be read',
      { phase: 'none', roundReading: 'failed' },
      'round-failed',
      null,
    ],
    [
      'a prediction in this round',
      { predicted: true },
      'already-predicted',
      'You already predicted in this round.',
    ],
    [
      'a prediction in a round that waits for its result',
      { predicted: true, phase: 'resolving' },
      'round-ended',
      'Cannot predict now.',
    ],
    [
      'no round',
      { phase: 'none' },
      'no-active-round',
      'You need to start a round first before making predictions.',
    ],
    [
      'a round that is over, with a prediction in it',
      { phase: 'idle', predicted: true },
      'no-active-round',
      'You need to start a round first before making predictions.',
    ],
    [
      'a result about to come',
      { predicted: true, phase: 'resolving', comesByItself: true },
      'comes-by-itself',
      null,
    ],
    [
      'the next round about to start',
      { phase: 'idle', comesByItself: true },
      'comes-by-itself',
      null,
    ],
    ['a round that ended', { phase: 'resolving' }, 'round-ended', 'Cannot predict now.'],
    [
      'betting that closed',
      { phase: 'locked' },
      'betting-closed',
      'You cannot make predictions in your current round.',
    ],
    ['a break of the player', { onBreak: true }, 'on-break', null],
    [
      'a delayed price',
      { priceDelayed: true },
      'price-delayed',
      'The price is delayed. Betting reopens when it is live.',
    ],
    ['a balance being read', { balance: 'loading' }, 'no-token-info', null],
    ['a balance that cannot be read', { balance: 'failed' }, 'no-token-info', null],
    [
      'a balance below the stake',
      { balance: ion(30_000) - 1n },
      'balance-below-stake',
      'Insufficient token balance.',
    ],
    [
      'a stake below the minimum',
      { stake: ion(29_999) },
      'stake-outside-limits',
      'Minimum stake is 30,000 tokens.',
    ],
    [
      'a stake above the maximum',
      { stake: ion(3_000_001), balance: ion(4_000_000) },
      'stake-outside-limits',
      'Maximum stake is 3,000,000 tokens.',
    ],
    [
      'a stake above the maximum and the balance',
      { stake: ion(3_000_001) },
      'balance-below-stake',
      'Insufficient token balance.',
    ],
    [
      'no amount',
      { stake: null },
      'stake-outside-limits',
      'Enter the stake as a number of tokens.',
    ],
    [
      'a stake that neither side takes',
      { largest: { up: ion(29_999), down: 0n } },
      'reserve-too-small',
      'The pool currently accepts up to 29,999 ION on UP and none on DOWN.',
    ],
    ['a stake that one side takes', { largest: { up: ion(30_000), down: 0n } }, null, null],
    ['an allowance being read', { allowance: 'loading' }, 'allowance-loading', null],
    [
      'an allowance that cannot be read',
      { allowance: 'failed' },
      'allowance-failed',
      "Couldn't load your token allowance. Please try again.",
    ],
    ['a transaction under way', { busy: true }, 'busy', null],
  ])('%s [spec 4.13a 5.5a 5.8a]', (_what, facts, blockedBy, message) => {
    // The reason is the same for Approve and for the two directions.
    for (const allowance of [ready.allowance, 0n]) {
      const state = given({ allowance, ...facts });
      expect(state.blockedBy).toBe(blockedBy);
      if (blockedBy !== null) expect(state.blockedMessage).toBe(message);
    }
  });
});

describe('the action', () => {
  test.each<[PanelState['action'], string, Partial<PanelFacts>]>([
    ['approve', 'nothing is approved', { allowance: 0n }],
    ['approve', 'less than the stake is approved', { allowance: ion(30_000) - 1n }],
    ['predict', 'exactly the stake is approved', { allowance: ion(30_000) }],
    ['predict', 'the maximum is approved', { allowance: 2n ** 256n - 1n }],
    ['predict', 'the allowance is not known yet', { allowance: 'loading' }],
    ['predict', 'the stake is no amount', { allowance: 0n, stake: null }],
    ['predict', 'the player is in the round already', { allowance: 0n, predicted: true }],
    ['predict', 'the prediction brings a permit', { allowance: 0n, permits: true }],
    ['connect', 'the player is signed out', { session: 'signed-out', wallet: 'absent' }],
    ['connect', 'there is no wallet', { wallet: 'absent' }],
    ['switch-network', 'the wallet is on another chain', { wallet: 'wrong-chain' }],
    ['predict', 'Quick play needs no wallet', { wallet: 'unneeded' }],
    [
      'switch-network',
      'Quick play needs no wallet, but there is no round',
      { wallet: 'unneeded', phase: 'none' },
    ],
    ['rest', 'the player takes a break', { onBreak: true }],
    ['rest', 'a break holds between two rounds', { onBreak: true, phase: 'idle', predicted: true }],
    ['rest', 'a break holds without tokens', { onBreak: true, balance: 0n, hasFaucet: true }],
    ['connect', 'a player on a break signs out', { onBreak: true, session: 'signed-out' }],
    ['predict', 'the session is being tried', { session: 'loading', wallet: 'absent' }],
    ['predict', 'the wallet is being found again', { wallet: 'restoring' }],
    ['faucet', 'there are no tokens and a faucet', { balance: 0n, hasFaucet: true }],
    ['faucet', 'no tokens and no round', { balance: 0n, hasFaucet: true, phase: 'none' }],
    ['predict', 'there are no tokens and no faucet', { balance: 0n }],
    ['start', 'there is no round', { phase: 'none' }],
    ['start', 'the last round has ended', { phase: 'resolving' }],
    ['predict', 'its result is about to come', { phase: 'resolving', comesByItself: true }],
    ['predict', 'the next round is about to start', { phase: 'idle', comesByItself: true }],
    [
      'start',
      'the last round is over, with a prediction in it',
      { phase: 'idle', predicted: true },
    ],
    ['predict', 'the round is being read', { phase: 'none', roundReading: 'loading' }],
    ['predict', 'the round cannot be read', { phase: 'none', roundReading: 'failed' }],
    ['confirm', 'a direction was chosen before', { hasChosen: true, allowance: 0n }],
    ['confirm', 'tokens come with the bet', { hasChosen: true, balance: 0n, hasFaucet: true }],
    ['predict', 'the chosen bet has no tokens', { hasChosen: true, balance: 0n }],
    ['start', 'the chosen bet has no round', { hasChosen: true, phase: 'none' }],
    ['predict', 'the chosen bet is placed', { hasChosen: true, predicted: true }],
    ['predict', 'betting has closed', { hasChosen: true, phase: 'locked' }],
    [
      'connect',
      'the player of the chosen bet has signed out',
      { hasChosen: true, session: 'signed-out' },
    ],
    ['predict', 'permits make the allowance irrelevant', { allowance: 'failed', permits: true }],
  ])('is %s if %s [spec 3.12b]', (action, _where, facts) => {
    expect(given(facts).action).toBe(action);
  });

  test('offers the choice of approval until the allowance covers the stake', () => {
    expect(given({ allowance: 0n }).lacksAllowance).toBe(true);
    expect(given({ allowance: 0n, permits: true }).lacksAllowance).toBe(true);
    expect(given({ allowance: ion(30_000) }).lacksAllowance).toBe(false);
    expect(given({ allowance: 0n, predicted: true }).lacksAllowance).toBe(false);
  });

  test('says that the approval comes first [spec 5.8d]', () => {
    expect(given({ allowance: 0n })).toMatchObject({
      action: 'approve',
      blockedBy: null,
      blockedMessage: "Please approve tokens first by clicking the 'Approve Tokens' button above.",
    });
  });

  test.each<Partial<PanelFacts>>([{ permits: true }, { wallet: 'unneeded' }])(
    'needs no allowance with %p',
    (facts) => {
      expect(given({ allowance: 'failed', ...facts })).toMatchObject({
        action: 'predict',
        status: 'ready',
        blockedBy: null,
      });
    },
  );
});

describe('starting a round', () => {
  test.each<[PanelState['start'], string, Partial<PanelFacts>]>([
    ['allowed', 'there was none', { phase: 'none' }],
    ['allowed', 'the last waits for its result', { phase: 'resolving' }],
    ['allowed', 'the last is over', { phase: 'idle' }],
    ['allowed', 'the player has no tokens', { phase: 'idle', balance: 0n }],
    ['comes-by-itself', 'the result is about to come', { phase: 'resolving', comesByItself: true }],
    ['loading', 'the session is being tried', { session: 'loading', wallet: 'absent' }],
    ['loading', 'the wallet is being found again', { wallet: 'restoring' }],
    ['loading', 'the round is being read', { phase: 'none', roundReading: 'loading' }],
    ['loading', 'the round cannot be read', { phase: 'none', roundReading: 'failed' }],
    ['round-running', 'one is open', { phase: 'active' }],
    ['round-running', 'one is about to end', { phase: 'locked' }],
    ['busy', 'a transaction is under way', { phase: 'none', busy: true }],
    ['no-wallet', 'the player is signed out', { phase: 'none', session: 'signed-out' }],
    ['no-wallet', 'there is no wallet', { phase: 'none', wallet: 'absent' }],
    ['wrong-chain', 'the wallet is on another chain', { phase: 'none', wallet: 'wrong-chain' }],
    ['wrong-chain', 'Quick play needs no wallet', { phase: 'none', wallet: 'unneeded' }],
    ['on-break', 'the player takes a break', { phase: 'none', onBreak: true }],
  ])('is %s if %s', (start, _where, facts) => {
    expect(given(facts).start).toBe(start);
  });
});

describe('every combination', () => {
  test('enables an action only if section 5 of the specification allows it [spec 5.5b]', () => {
    const enabled = everyCombination.filter((facts) => panelState(facts).blockedBy === null);
    expect(enabled.length).toBeGreaterThan(0);
    for (const facts of enabled) {
      expect(facts).toMatchObject({
        session: 'signed-in',
        wallet: expect.stringMatching(/^(ready|unneeded)$/) as unknown,
        phase: 'active',
        busy: false,
        predicted: false,
        onBreak: false,
        stake: ion(30_000),
        balance: ion(100_000),
      });
    }
  });

  test('predicts only with an allowance that covers the stake, a permit or Quick play [spec 5.7]', () => {
    for (const facts of everyCombination) {
      const { action, blockedBy } = panelState(facts);
      if (blockedBy !== null || action === 'approve') continue;
      const { permits, wallet, allowance, stake } = facts;
      const isCovered = typeof allowance === 'bigint' && allowance >= (stake ?? 0n);
      expect(permits || wallet === 'unneeded' || isCovered).toBe(true);
    }
  });

  test('gives a reason as text, unless the page shows it elsewhere', () => {
    const silent = [
      ...['resuming', 'signed-out', 'wallet-not-ready', 'round-loading', 'round-failed'],
      ...['no-token-info', 'allowance-loading', 'busy', 'comes-by-itself'],
      'on-break',
    ];
    for (const facts of everyCombination) {
      const { blockedBy, blockedMessage } = panelState(facts);
      if (blockedBy === null || silent.includes(blockedBy)) continue;
      expect(blockedMessage).toMatch(/\.$/);
    }
  });
});
