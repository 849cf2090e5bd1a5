import type { PanelFacts } from './panel-facts';
import { panelState, type PanelState } from './panel-state';
import { DEFAULT_LIMITS } from './stake-input';

const ion = (whole: number) => BigInt(whole) * 10n ** 18n;

/** Signed in, wallet ready, round open, enough tokens, all of them approved. */
const ready: PanelFacts = {
  session: 'signed-in',
  wallet: 'ready',
  busy: false,
  phase: 'open',
  roundLoading: false,
  predicted: false,
  balance: ion(100_000),
  allowance: ion(3_000_000),
  permits: false,
  stake: ion(30_000),
  limits: DEFAULT_LIMITS,
  largest: null,
};

const given = (facts: Partial<PanelFacts>): PanelState => panelState({ ...ready, ...facts });

describe('the status banner', () => {
  it.each<[PanelState['status'], string, Partial<PanelFacts>]>([
    ['connect', 'nobody is signed in', { session: 'signed-out' }],
    ['connect', 'there is no wallet', { wallet: 'absent' }],
    ['connect', 'the wallet is on another chain', { wallet: 'wrong-chain' }],
    ['loading-token', 'the session is being tried', { session: 'loading', wallet: 'absent' }],
    ['loading-token', 'the balance is being read', { balance: 'loading' }],
    ['token-failed', 'the balance cannot be read', { balance: 'failed' }],
    ['no-tokens', 'the balance is nothing', { balance: 0n }],
    ['no-tokens', 'the balance is nothing and betting closed', { balance: 0n, phase: 'locked' }],
    ['prediction-active', 'the player is in the round', { predicted: true }],
    ['prediction-active', 'all was staked', { predicted: true, balance: 0n }],
    ['prediction-active', 'the round ends', { predicted: true, phase: 'locked' }],
    ['prediction-active', 'the round waits for its result', { predicted: true, phase: 'ended' }],
    ['ready', 'the round has its result', { predicted: true, phase: 'over' }],
    ['ending-soon', 'betting is closed', { phase: 'locked' }],
    ['ending-soon', 'betting closed on a small balance', { phase: 'locked', balance: 1n }],
    ['below-minimum', 'the balance is below the minimum', { balance: ion(29_999) }],
    ['below-minimum', 'there is no round either', { balance: 1n, phase: 'none' }],
    ['ready', 'the balance is the minimum', { balance: ion(30_000) }],
    ['ready', 'there is no round yet', { phase: 'none' }],
    ['ready', 'a transaction is under way', { busy: true }],
    ['ready', 'an approval is needed', { allowance: 0n }],
    ['loading-token', 'the allowance is being read', { allowance: 'loading' }],
    ['allowance-failed', 'the allowance cannot be read', { allowance: 'failed' }],
    ['ready', 'a permit needs no allowance', { allowance: 'failed', permits: true }],
    ['below-minimum', 'nothing could be staked anyway', { allowance: 'failed', balance: 1n }],
  ])('is %s where %s', (status, _where, facts) => {
    expect(given(facts).status).toBe(status);
  });
});

describe('what stands in the way of a bet', () => {
  it.each<[string, Partial<PanelFacts>, PanelState['obstacle'], string | null]>([
    ['nothing', {}, null, null],
    ['nobody signed in', { session: 'signed-out' }, 'signed-out', 'Cannot predict now.'],
    ['a session being tried', { session: 'loading' }, 'signed-out', 'Cannot predict now.'],
    ['no wallet', { wallet: 'absent' }, 'wallet-not-ready', 'Cannot predict now.'],
    ['another chain', { wallet: 'wrong-chain' }, 'wallet-not-ready', 'Cannot predict now.'],
    ['a round being read', { phase: 'none', roundLoading: true }, 'round-loading', null],
    [
      'a prediction in this round',
      { predicted: true },
      'already-predicted',
      'You already predicted in this round.',
    ],
    [
      'a prediction in a round that waits for its result',
      { predicted: true, phase: 'ended' },
      'already-predicted',
      'You already predicted in this round.',
    ],
    [
      'no round',
      { phase: 'none' },
      'no-active-round',
      'You need to start a round first before making predictions.',
    ],
    [
      'a round that is over, with a prediction in it',
      { phase: 'over', predicted: true },
      'no-active-round',
      'You need to start a round first before making predictions.',
    ],
    ['a round that ended', { phase: 'ended' }, 'round-ended', 'Cannot predict now.'],
    [
      'betting that closed',
      { phase: 'locked' },
      'betting-closed',
      'You cannot make predictions in your current round.',
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
      'Now at most 29,999 on UP, no stake on DOWN.',
    ],
    ['a stake that one side takes', { largest: { up: ion(30_000), down: 0n } }, null, null],
    ['an allowance being read', { allowance: 'loading' }, 'allowance-loading', null],
    [
      'an allowance that cannot be read',
      { allowance: 'failed' },
      'allowance-failed',
      'Your token allowance could not be read. Please try again.',
    ],
    ['a transaction under way', { busy: true }, 'busy', null],
  ])('%s', (_what, facts, obstacle, message) => {
    // The same holds for Approve and for the two directions.
    for (const allowance of [ready.allowance, 0n]) {
      const state = given({ allowance, ...facts });
      expect(state.obstacle).toBe(obstacle);
      if (obstacle !== null) expect(state.blockedMessage).toBe(message);
    }
  });
});

describe('the action', () => {
  it.each<[PanelState['action'], string, Partial<PanelFacts>]>([
    ['approve', 'nothing is approved', { allowance: 0n }],
    ['approve', 'less than the stake is approved', { allowance: ion(30_000) - 1n }],
    ['predict', 'exactly the stake is approved', { allowance: ion(30_000) }],
    ['predict', 'the maximum is approved', { allowance: 2n ** 256n - 1n }],
    ['predict', 'the allowance is not known yet', { allowance: 'loading' }],
    ['predict', 'the stake is no amount', { allowance: 0n, stake: null }],
    ['predict', 'the player is in the round already', { allowance: 0n, predicted: true }],
    ['predict', 'the prediction brings a permit', { allowance: 0n, permits: true }],
    ['predict', 'permits make the allowance irrelevant', { allowance: 'failed', permits: true }],
  ])('is %s where %s', (action, _where, facts) => {
    expect(given(facts).action).toBe(action);
  });

  it('leaves the player to say how, until the allowance covers the stake', () => {
    expect(given({ allowance: 0n }).lacksAllowance).toBe(true);
    expect(given({ allowance: 0n, permits: true }).lacksAllowance).toBe(true);
    expect(given({ allowance: ion(30_000) }).lacksAllowance).toBe(false);
    expect(given({ allowance: 0n, predicted: true }).lacksAllowance).toBe(false);
  });

  it('says that the approval comes first', () => {
    expect(given({ allowance: 0n })).toMatchObject({
      action: 'approve',
      obstacle: null,
      blockedMessage: "Please approve tokens first by clicking the 'Approve Tokens' button above.",
    });
  });

  it('is free of an allowance where the prediction brings its permit', () => {
    expect(given({ allowance: 'failed', permits: true }).obstacle).toBeNull();
  });
});

describe('starting a round', () => {
  it.each<[PanelState['start'], string, Partial<PanelFacts>]>([
    ['allowed', 'there was none', { phase: 'none' }],
    ['allowed', 'the last waits for its result', { phase: 'ended' }],
    ['allowed', 'the last is over', { phase: 'over' }],
    ['allowed', 'the player has no tokens', { phase: 'over', balance: 0n }],
    ['loading', 'the session is being tried', { session: 'loading', wallet: 'absent' }],
    ['loading', 'the round is being read', { phase: 'none', roundLoading: true }],
    ['round-running', 'one is open', { phase: 'open' }],
    ['round-running', 'one is about to end', { phase: 'locked' }],
    ['busy', 'a transaction is under way', { phase: 'none', busy: true }],
    ['no-wallet', 'nobody is signed in', { phase: 'none', session: 'signed-out' }],
    ['no-wallet', 'there is no wallet', { phase: 'none', wallet: 'absent' }],
    ['wrong-chain', 'the wallet is on another chain', { phase: 'none', wallet: 'wrong-chain' }],
  ])('is %s where %s', (start, _where, facts) => {
    expect(given(facts).start).toBe(start);
  });
});

describe('every combination', () => {
  const sessions = ['signed-out', 'loading', 'signed-in'] as const;
  const wallets = ['absent', 'wrong-chain', 'ready'] as const;
  const phases = ['none', 'open', 'locked', 'ended', 'over'] as const;
  const rounds = [
    ...phases.map((phase) => ({ phase, roundLoading: false })),
    { phase: 'none' as const, roundLoading: true },
  ];
  const balances = ['loading', 'failed', 0n, ion(29_999), ion(100_000)] as const;
  const allowances = ['loading', 'failed', 0n, ion(3_000_000)] as const;
  const stakes = [null, ion(1), ion(30_000), ion(3_000_001)];
  const flags = [true, false];

  const all = sessions.flatMap((session) =>
    wallets.flatMap((wallet) =>
      rounds.flatMap((round) =>
        balances.flatMap((balance) =>
          allowances.flatMap((allowance) =>
            stakes.flatMap((stake) =>
              flags.flatMap((predicted) =>
                flags.flatMap((busy) =>
                  flags.map((permits): PanelFacts => ({
                    ...{ session, wallet, ...round, balance, allowance, stake, predicted, busy },
                    ...{ permits, limits: DEFAULT_LIMITS, largest: null },
                  })),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

  it('enables an action only where section 5 of the specification lets it', () => {
    const enabled = all.filter((facts) => panelState(facts).obstacle === null);
    expect(enabled.length).toBeGreaterThan(0);
    for (const facts of enabled) {
      expect(facts).toMatchObject({
        session: 'signed-in',
        wallet: 'ready',
        phase: 'open',
        busy: false,
        predicted: false,
        stake: ion(30_000),
        balance: ion(100_000),
      });
    }
  });

  it('predicts only with an allowance that covers the stake, or a permit', () => {
    for (const facts of all) {
      const { action, obstacle } = panelState(facts);
      if (obstacle !== null || action === 'approve') continue;
      const { permits, allowance, stake } = facts;
      const isCovered = typeof allowance === 'bigint' && allowance >= (stake ?? 0n);
      expect(permits || isCovered).toBe(true);
    }
  });

  it('says that the player is ready only where no reading stands in the way', () => {
    for (const facts of all) {
      const { status, obstacle } = panelState(facts);
      if (status !== 'ready') continue;
      expect(['no-token-info', 'allowance-loading', 'allowance-failed']).not.toContain(obstacle);
    }
  });

  it('gives a reason in words, unless the page shows it elsewhere', () => {
    const silent = ['round-loading', 'no-token-info', 'allowance-loading', 'busy'];
    for (const facts of all) {
      const { obstacle, blockedMessage } = panelState(facts);
      if (obstacle === null || silent.includes(obstacle)) continue;
      expect(blockedMessage).toMatch(/\.$/);
    }
  });
});
