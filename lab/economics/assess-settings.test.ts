import { assessSettings } from './assess-settings';

let printed: string;
beforeEach(() => {
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => (printed += text));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('prints the expectations, and rejects settings with which attackers can farm the house', () => {
  const args = ['--lock', '30', '--exposure', '2400000', '--feed', 'chainlink-mainnet'];
  expect(() => assessSettings(args)).toThrow('Attackers can farm the house with these settings');
  expect(printed).toContain('feed chainlink-mainnet, answers up to 120 s old');
  expect(printed).toContain('late bettors alone in the round');
});

test('accepts such settings with an accepted loss', () => {
  assessSettings(['--lock', '30', '--exposure', '2400000', '--accept-loss', '2100000']);
  expect(printed).toContain('The house loses no more per round than accepted.');
});

test.each([
  [['--lock', '30'], 'npm run economics -- --lock <seconds>'],
  [['--lock', '30', '--exposure', '1', '--feed', 'pyth'], 'npm run economics'],
  [['--lock', '300', '--exposure', '1'], '--lock must be a whole number from 0 to 299, not 300.'],
  [['--lock', '5', '--exposure', '-1'], "Option '--exposure' argument is ambiguous"],
  [['--lock', '5', '--exposure', 'x'], '--exposure must be a whole number'],
])('rejects %j', (args, message) => {
  expect(() => assessSettings(args)).toThrow(message);
});
