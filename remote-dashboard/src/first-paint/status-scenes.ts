import {
  formatCountdown,
  formatPrice,
  formatTime,
  roundStatus,
  secondsLeft,
  type GameStatus,
  type SceneOf,
} from '@updown/shared';
import { badges, statusWords } from '../game-status/round-words';
import { answersIn } from './answers';

/** The round's status as a badge. */
export const badgeScene: SceneOf = (answers, now) => {
  const { status } = answersIn(answers);
  if (status === undefined) return null;
  const { tone, text } = badges[roundStatus(status.currentRound, now)];
  return { look: tone, texts: { text } };
};

function roundTexts(round: NonNullable<GameStatus['currentRound']>, now: number) {
  const { roundId, startPrice, startTime, endTime } = round;
  const word = roundStatus(round, now);
  return {
    id: `${roundId}`,
    left: word === 'active' ? formatCountdown(secondsLeft(startTime, endTime, now)) : '—',
    price: formatPrice(startPrice),
    word: statusWords[word],
    start: formatTime(startTime * 1000),
    end: formatTime(endTime * 1000),
  };
}

/** The figures of the latest round, if there is one, and the parameters of the game. */
export const statusScene: SceneOf = (answers, now) => {
  const { status } = answersIn(answers);
  if (status === undefined) return null;
  const round = status.currentRound;
  const game = { running: status.gameStatus.isRunning ? 'Yes' : 'No', network: status.network };
  if (round === null) return { look: 'none', texts: game };
  return { look: 'round', texts: { ...game, ...roundTexts(round, now) } };
};

/** The button that refreshes them: the first answer is there. */
export const refreshScene: SceneOf = (answers) =>
  answersIn(answers).status === undefined ? null : { look: 'ready', texts: {} };
