import {
  claimManyRewards,
  claimRewards,
  playerApi,
  relayClaim,
  roundCheckApi,
  sendTransaction,
  type AppThunk,
  type Config,
  type TransactionOutcome,
  type Write,
} from '@updown/shared';
import { failed, type Message } from './message';

type Rounds = readonly [number, ...number[]];

/** Claims what the given rounds owe the player. */
export function claim(config: Config, owner: string, roundIds: Rounds): AppThunk<Promise<Message>> {
  return async (dispatch) => {
    const outcome = await dispatch(claimAll(config, owner, roundIds));
    if (!outcome.ok) return failed('claim', outcome.error);
    return { kind: 'claim', text: 'Rewards claimed successfully!' };
  };
}

/** The operator takes one at a time, where it pays the gas; the wallet takes the rest in one transaction. */
function claimAll(
  config: Config,
  owner: string,
  roundIds: Rounds,
): AppThunk<Promise<TransactionOutcome>> {
  return async (dispatch) => {
    const [first, ...rest] = roundIds;
    const relayed = config.sponsorsGas ? await dispatch(relayClaim(writeOf([first]), first)) : null;
    if (relayed === null) {
      const call = callOf(config.contracts.game, roundIds);
      const sent = await dispatch(sendTransaction({ ...writeOf(roundIds), call }));
      if (sent.ok) dispatch(showClaimed(owner, roundIds));
      return sent;
    }
    if (relayed.ok) dispatch(showClaimed(owner, [first]));
    return relayed.ok && isSome(rest) ? dispatch(claimAll(config, owner, rest)) : relayed;
  };
}

const isSome = (roundIds: number[]): roundIds is [number, ...number[]] => roundIds.length > 0;

const callOf = (game: string, roundIds: Rounds) =>
  roundIds.length === 1 ? claimRewards(game, roundIds[0]) : claimManyRewards(game, roundIds);

function writeOf(roundIds: Rounds): Write {
  const [first, ...rest] = roundIds;
  const write = { kind: 'claim', fallback: 'Failed to claim rewards.' } as const;
  if (rest.length > 0) return { ...write, summary: `Claim ${roundIds.length} rounds` };
  return { ...write, summary: `Claim Round #${first}`, roundId: first };
}

/** The chain has paid; the API will say so in a moment. */
function showClaimed(owner: string, roundIds: Rounds): AppThunk {
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
