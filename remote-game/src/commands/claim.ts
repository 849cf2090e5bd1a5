import {
  claimManyRewards,
  claimRewards,
  playerApi,
  roundCheckApi,
  sendTransaction,
  type AppThunk,
  type Config,
} from '@updown/shared';
import { failed, type Message } from './message';

/** Claims what the given rounds owe the player, in one transaction. */
export function claim(
  { contracts }: Config,
  owner: string,
  roundIds: readonly number[],
): AppThunk<Promise<Message>> {
  return async (dispatch) => {
    const [only, ...more] = roundIds;
    if (only === undefined) return { kind: 'claim', text: 'No rewards to claim.' };
    const isOne = more.length === 0;
    const outcome = await dispatch(
      sendTransaction({
        kind: 'claim',
        call: isOne
          ? claimRewards(contracts.game, only)
          : claimManyRewards(contracts.game, roundIds),
        summary: isOne ? `Claim Round #${only}` : `Claim ${roundIds.length} rounds`,
        fallback: 'Failed to claim rewards.',
        ...(isOne && { roundId: only }),
      }),
    );
    if (!outcome.ok) return failed('claim', outcome.error);
    dispatch(showClaimed(owner, roundIds));
    return { kind: 'claim', text: 'Rewards claimed successfully!' };
  };
}

/** The chain has paid; the API will say so in a moment. */
function showClaimed(owner: string, roundIds: readonly number[]): AppThunk {
  return (dispatch) => {
    dispatch(
      playerApi.util.updateQueryData('claimableRewards', undefined, (rewards) =>
        rewards.filter(({ roundId }) => !roundIds.includes(roundId)),
      ),
    );
    for (const roundId of roundIds) {
      dispatch(
        roundCheckApi.util.updateQueryData('roundCheck', { roundId, owner }, (check) => {
          Object.assign(check, { hasWithdrawn: true, claimable: '0' });
        }),
      );
    }
  };
}
