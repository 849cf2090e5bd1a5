import {
  formatTokens,
  playerPath,
  shortAddress,
  TOKEN_DECIMALS,
  type CurrentRoundResponse,
  type PlayerHistoryItem,
  type PlayersHistoryResponse,
  type SceneItem,
  type SceneInWindow,
} from '@updown/shared';
import { isLong, stepOf, WIDE } from '../players-history/history-length';
import { historyResult, historyStatus } from '../players-history/history-row';
import { configIn } from './running-round';

/** Null for an unknown player, who has no record to link to. */
function rowOf(item: PlayerHistoryItem, symbol: string): SceneItem | null {
  const { roundId, playerAddress, direction, stakeAmount } = item;
  if (playerAddress === null) return null;
  const status = historyStatus(item);
  return {
    kind: `${direction} ${status}`,
    texts: {
      id: `${roundId}`,
      path: playerPath(playerAddress),
      player: shortAddress(playerAddress),
      stake: formatTokens(stakeAmount, 2),
      wholeStake: formatTokens(stakeAmount, TOKEN_DECIMALS),
      symbol,
      // What the others have got is said in words.
      ...(status === 'win' && { result: historyResult(item) }),
    },
  };
}

/** The first rows of the history, as a table or as cards, or that it is empty. */
export const historyScene: SceneInWindow = (answers, _now, matches) => {
  const first = answers('/api/contract/players/history-fast?limit=10') as
    | PlayersHistoryResponse
    | undefined;
  const rounds = answers('/api/contract/current-round-fast') as CurrentRoundResponse | undefined;
  const config = configIn(answers);
  if (first === undefined || rounds === undefined || config === undefined) return null;
  const { data, total } = first;
  const hasRound = rounds.data.current !== null;
  if (data.length === 0) return { look: hasRound ? 'empty' : 'beginning', texts: {} };
  const items = data.flatMap((item) => rowOf(item, config.token.symbol) ?? []);
  if (!hasRound || items.length < data.length) return null;
  const isWide = matches(WIDE);
  const length = isLong(total, stepOf(isWide)) ? 'long' : 'short';
  return { look: `${length} ${isWide ? 'table' : 'cards'}`, texts: {}, items };
};
