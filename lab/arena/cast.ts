import type { Agent } from './agents/agent';
import { colluders, griefer, twoSidedBettor } from './agents/groups';
import { momentumPlayer, randomPlayer } from './agents/honest';
import { blindLastBettor, hedger, lateBettor, loneLateBettor, sniper } from './agents/late';
import { ROUND } from './pools';

/**
 * The timing of the feed's answers in seconds: the age of the start answer, and the delay and lag of the end answer.
 */
export interface Weather {
  name: 'usual' | 'slow keeper' | 'lagging feed';
  age: number;
  delay: number;
  lag: number;
}

/** The agents of a round, and the timing of its feed. */
export interface Cast {
  agents: Agent[];
  weather: Weather;
}

type Random = () => number;

const HEARTBEAT = 10;
/** The oldest start answer that the public defaults allow, minus the second of the start itself. */
const OLDEST = 19;

function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

function weatherOf(random: Random): Weather {
  const kind = random();
  const age = between(random, 0, HEARTBEAT - 1);
  const delay = between(random, 0, HEARTBEAT - 1);
  if (kind < 0.8) return { name: 'usual', age, delay, lag: 1 };
  if (kind < 0.9) {
    return {
      name: 'slow keeper',
      age: between(random, HEARTBEAT, OLDEST),
      delay: between(random, 30, 90),
      lag: 1,
    };
  }
  return { name: 'lagging feed', age, delay, lag: 15 };
}

function honestPlayers(random: Random, count: number, lastSecond: number): Agent[] {
  return Array.from({ length: count }, () =>
    (random() < 0.5 ? randomPlayer : momentumPlayer)(between(random, 1, lastSecond)),
  );
}

/** Draws the agents of a round: honest players, and in most rounds one kind of attacker. */
export function drawCast(random: Random, lock: number): Cast {
  const lastSecond = ROUND - lock - 1;
  const weather = weatherOf(random);
  const some = (): Agent[] => honestPlayers(random, between(random, 1, 6), lastSecond);
  const casts: Array<() => Cast> = [
    () => ({ weather, agents: some() }),
    () => ({ weather, agents: [...some(), lateBettor(lastSecond)] }),
    () => ({ weather, agents: [...some(), blindLastBettor(lastSecond)] }),
    () => ({ weather: { ...weather, age: OLDEST }, agents: [loneLateBettor(lastSecond)] }),
    () => ({ weather, agents: [...honestPlayers(random, 1, lastSecond), sniper(lastSecond)] }),
    () => ({ weather, agents: [twoSidedBettor()] }),
    () => ({ weather: { ...weather, age: OLDEST }, agents: [hedger(lastSecond)] }),
    () => ({
      weather,
      agents: [...honestPlayers(random, between(random, 0, 6), lastSecond), colluders(lastSecond)],
    }),
    () => ({ weather, agents: [griefer(), ...some()] }),
  ];
  return casts[between(random, 0, casts.length - 1)]!();
}
