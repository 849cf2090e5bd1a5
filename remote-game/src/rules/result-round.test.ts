import type { RecentPrediction } from '@updown/shared';
import { resultRoundOf } from './round-result';

function bet(round_id: number, status: RecentPrediction['status']): RecentPrediction {
  return {
    round_id,
    status,
    direction: 'UP',
    stake_amount: '30000',
    payout_amount: '0',
  };
}

/** Round 9 is running, the player was in round 8, and the page was opened in round 7. */
const given = {
  liveId: 9,
  phase: 'active' as const,
  isIn: false,
  since: 7,
  dismissed: null,
  own: [bet(8, 'win'), bet(5, 'lose')],
};

type Facts = Parameters<typeof resultRoundOf>[0];

describe('the round whose result is shown', () => {
  test.each<[string, Partial<Facts>, 'latest' | number | null]>([
    ['the player’s last one beside the next', {}, 8],
    ['… while it has no result', { own: [bet(8, 'pending')] }, 8],
    ['… also when the player is in the next', { own: [bet(9, 'pending'), bet(8, 'win')] }, 8],
    ['… and in the next one’s last seconds', { phase: 'locked' }, 8],
    ['… until it is put away', { dismissed: 8 }, null],
    ['… through any number of rounds', { liveId: 30 }, 8],
    ['… before what came of a round without the player', { phase: 'idle' }, 8],
    ['the latest once the player’s own is put away', { phase: 'idle', dismissed: 8 }, 'latest'],
    ['the latest where the player is in it', { phase: 'resolving', isIn: true }, 'latest'],
    [
      'none once the player has put the latest away',
      { phase: 'idle', isIn: true, dismissed: 9 },
      null,
    ],
    ['… nor one before it', { dismissed: 9 }, null],
    ['the last one if the dismissed one is of another game', { dismissed: 30 }, 8],
    ['the latest where the player is in none', { phase: 'idle', own: [] }, 'latest'],
    ['none for a visitor while a round runs', { own: [] }, null],
    ['the one just before the page was opened', { since: 9 }, 8],
    ['none that was over well before', { since: 10, liveId: 10 }, null],
    ['one from well before that has no result yet', { since: 30, own: [bet(8, 'pending')] }, 8],
    ['none that is newer than what the page knows', { own: [bet(10, 'pending')] }, null],
  ])('%s', (_which, facts, expected) => {
    const found = resultRoundOf({ ...given, ...facts });
    expect(found === null || found === 'latest' ? found : found.round_id).toBe(expected);
  });
});
