import { recordFile, ticksFile } from './base-query';

test('files are addresses of the API, on the site of the page', () => {
  expect(recordFile('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')).toBe(
    '/api/players/0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC/record.csv',
  );
  expect(ticksFile(7)).toBe('/api/round/7/ticks.csv');
});
