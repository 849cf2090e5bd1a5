import { percent, table, whole } from '../farming/table';
import { fitted } from '../market/fitted';
import { perYear, type Swing, yearlyDeviation } from '../market/volatility';
import { isHonest, strategies, type Strategy } from './agents/agent';
import { type Estimate, meanOf, ratioOf } from './interval';
import type { Result, Sample } from './sample';

type Samples = readonly Sample[];

function withMargin({ mean, margin }: Estimate, format: (value: number) => string): string {
  return Number.isFinite(mean) && Number.isFinite(margin)
    ? `${format(mean)} ± ${format(margin)}`
    : '–';
}
function amount(estimate: Estimate): string {
  return withMargin(estimate, whole);
}

function share(estimate: Estimate): string {
  return withMargin(estimate, (value) => percent(value));
}

function of(samples: Samples, strategy: Strategy): Result[] {
  return samples.flatMap(({ results }) => results[strategy] ?? []);
}

/** The gains of a strategy as a share of its stakes. */
export function returnOf(results: Result[]): Estimate {
  return ratioOf(results.map(({ gain, stake }) => ({ of: gain, to: stake })));
}

/** The honest players of a round together. */
export function honestOf(samples: Samples): Result[] {
  return samples
    .filter(({ honest }) => honest > 0)
    .map(({ results }) => {
      const all = strategies.filter(isHonest).flatMap((strategy) => results[strategy] ?? []);
      const sum = (name: keyof Result): number =>
        all.reduce((total, result) => total + result[name], 0);
      return { stake: sum('stake'), gain: sum('gain') };
    });
}

function strategiesTable(samples: Samples): string {
  return table(
    ['strategy', 'rounds', 'bets in', 'gain per round', 'return per stake', 'house per round'],
    strategies.map((strategy) => {
      const rounds = samples.filter(({ results }) => results[strategy]);
      const results = of(rounds, strategy);
      return [
        strategy,
        whole(results.length),
        percent(results.filter(({ stake }) => stake > 0).length / results.length, 0),
        amount(meanOf(results.map(({ gain }) => gain))),
        share(returnOf(results)),
        amount(meanOf(rounds.map(({ house }) => house))),
      ];
    }),
  );
}

function honestTable(samples: Samples): string {
  const attackers = ['none', ...strategies.filter((strategy) => !isHonest(strategy))] as const;
  return table(
    ['attacker in the round', 'rounds', 'return of honest players per stake', 'turned away'],
    attackers.flatMap((attacker) => {
      const rounds = samples.filter((sample) => sample.attacker === attacker && sample.honest > 0);
      if (rounds.length === 0) return [];
      const players = rounds.reduce((sum, { honest }) => sum + honest, 0);
      const away = rounds.reduce((sum, { turnedAway }) => sum + turnedAway, 0);
      return [
        [
          attacker,
          whole(rounds.length),
          share(returnOf(honestOf(rounds))),
          percent(away / players, 0),
        ],
      ];
    }),
  );
}

function feedsTable(samples: Samples): string {
  const attackers = ['late bettor', 'lone late bettor'] as const;
  return table(
    ['feed', 'rounds', 'honest players', ...attackers, 'house per round'],
    (['usual', 'slow keeper', 'lagging feed'] as const).map((weather) => {
      const rounds = samples.filter((sample) => sample.weather === weather);
      return [
        weather,
        whole(rounds.length),
        share(returnOf(honestOf(rounds))),
        ...attackers.map((strategy) => share(returnOf(of(rounds, strategy)))),
        amount(meanOf(rounds.map(({ house }) => house))),
      ];
    }),
  );
}

function totals(samples: Samples): string {
  const sum = (value: (sample: Sample) => number): number =>
    samples.reduce((total, sample) => total + value(sample), 0);
  return table(
    ['all rounds', ''],
    [
      ['rounds', whole(samples.length)],
      ['stakes that the contract refused, as the rules say', whole(sum(({ refused }) => refused))],
      ['house per round', `${amount(meanOf(samples.map(({ house }) => house)))} ION`],
      ['burned', `${whole(sum(({ burned }) => burned))} ION`],
      ['honest players for whom a round had no room', whole(sum(({ turnedAway }) => turnedAway))],
    ],
  );
}

function swing({ variance, halfLife }: Swing): [string, string] {
  const minutes = halfLife < 120 ? `${whole(halfLife)} min` : `${whole(halfLife / 60)} h`;
  return [variance.toFixed(3), minutes];
}

/** Compares the walk with the recorded prices. */
function marketTable(): string {
  const { volatility, yearlyDeviation: recorded, minutes } = fitted;
  const { median, slow, fast, burst } = volatility;
  return table(
    [`fitted to ${whole(minutes)} minutes`, '', 'half-life'],
    [
      ['median volatility of a year', percent(perYear(median), 0), ''],
      ['slow swing, variance of the logarithm', ...swing(slow)],
      ['fast swing', ...swing(fast)],
      ['burst of a minute', burst.toFixed(3), ''],
      [
        'volatility of a year, from the average variance',
        percent(yearlyDeviation(volatility), 0),
        '',
      ],
      ['… of the record', percent(recorded, 0), ''],
    ],
  );
}

/** The generated tables of docs/arena.md, by placeholder name. */
export function arenaFigures(samples: Samples): Record<string, string> {
  return {
    market: marketTable(),
    totals: totals(samples),
    strategies: strategiesTable(samples),
    honest: honestTable(samples),
    feeds: feedsTable(samples),
  };
}
