import { arenaDefaults } from '../default-settings';
import { generator } from '../farming/random';
import { loneLateBettor } from './agents/late';
import { playArena, termsOf } from './arena';
import { openArenaChain } from './arena-chain';
import { playRound } from './play-round';
import { plotOf } from './plot';
import { arenaFigures } from './report';
import { sampleOf } from './sample';

jest.setTimeout(180_000);

test('plays rounds of every strategy on the real contracts, as the rules say', async () => {
  const samples = (await playArena({ settings: arenaDefaults(), rounds: 60, seed: 2 })).map(
    sampleOf,
  );
  expect(samples).toHaveLength(60);
  expect(new Set(samples.map(({ attacker }) => attacker)).size).toBe(9);
  expect(new Set(samples.map(({ weather }) => weather)).size).toBe(3);
  expect(samples.some(({ refused }) => refused > 0)).toBe(true);
  expect(arenaFigures(samples).strategies).toContain('| colluders');
  expect(plotOf(samples)).toContain('two-sided bettor');
});

test('stops if the chain disagrees with the rules', async () => {
  const settings = arenaDefaults();
  const chain = await openArenaChain(settings);
  try {
    const terms = { ...termsOf(settings), exposure: settings.maxRoundExposure * 2n };
    const market = { price: (s: number) => 2_400 + s / 10, deviation: () => 0.001 };
    const setting = { chain, terms, random: generator(1), market };
    const house = await chain.houseBalance();
    const clock = { second: 0, answer: 0n, answerId: 1n, house, round: 0n };
    const weather = { name: 'usual', age: 5, delay: 5, lag: 1 } as const;
    const cast = { weather, agents: [loneLateBettor(59)] };
    await expect(playRound(setting, clock, cast)).rejects.toThrow('the bets: call 0 was refused.');
  } finally {
    await chain.stop();
  }
});
