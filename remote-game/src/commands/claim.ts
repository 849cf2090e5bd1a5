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
import { t } from '../../texts/texts';
import { claimSumOf } from '../rules/payout-state';
import { failed, type Command } from './use-commands';

export interface Claim {
  roundId: number;
  /** Decimal string in whole tokens; '0' while unknown. */
  amount: string;
}

export type Claims = readonly [Claim, ...Claim[]];

/** Claims the player's payouts of the given rounds. */
export function claim(config: Config, owner: string, claims: Claims): Command {
  return async (dispatch) => {
    const outcome = await dispatch(claimAll(config, owner, claims));
    return outcome.ok ? null : failed('claim', outcome.error);
  };
}

/**
 * Claims all rounds. An operator that pays the gas sends one claim at a time; the wallet sends the rest in one transaction.
 */
function claimAll(
  config: Config,
  owner: string,
  claims: Claims,
): AppThunk<Promise<TransactionOutcome>> {
  return async (dispatch) => {
    const [first, ...rest] = claims;
    const relayed = config.sponsorsGas
      ? await dispatch(relayClaim(writeOf([first], config), first.roundId))
      : null;
    if (relayed === null) {
      const call = callOf(config.contracts.game, claims);
      const sent = await dispatch(sendTransaction({ ...writeOf(claims, config), call }));
      if (sent.ok) dispatch(showClaimed(owner, claims));
      return sent;
    }
    if (relayed.ok) dispatch(showClaimed(owner, [first]));
    return relayed.ok && isSome(rest) ? dispatch(claimAll(config, owner, rest)) : relayed;
  };
}

function isSome(claims: Claim[]): claims is [Claim, ...Claim[]] {
  return claims.length > 0;
}

function callOf(game: string, claims: Claims) {
  const [{ roundId }, ...rest] = claims;
  if (rest.length === 0) return claimRewards(game, roundId);
  return claimManyRewards(
    game,
    claims.map((each) => each.roundId),
  );
}

function writeOf(claims: Claims, config: Config): Write {
  const [{ roundId }, ...rest] = claims;
  const isSingle = rest.length === 0;
  const n = claims.length;
  const total = claimSumOf(
    claims.map(({ amount }) => amount),
    config.token.symbol,
  );
  return {
    kind: 'claim',
    fallback: t('Failed to claim rewards.'),
    summary: isSingle ? t('Claim Round #{id}', { id: roundId }) : t('Claim {n} rounds', { n }),
    ...(total !== null && {
      done: isSingle
        ? t('Claimed {total} from Round #{id}', { total, id: roundId })
        : t('Claimed {total} from {n} rounds', { total, n }),
    }),
    // One transaction claims all rounds, so the first one shows whether all are claimed.
    roundId,
  };
}

/** Shows the claims as claimed at once; the API follows a moment later. */
function showClaimed(owner: string, claims: Claims): AppThunk {
  const roundIds = claims.map(({ roundId }) => roundId);
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
