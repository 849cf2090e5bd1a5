import { readFile } from 'node:fs/promises';
import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';

// A result as a picture. A headless browser has no share sheet, so it downloads the file.

/** The width and height of a PNG: the first two numbers of its header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('a player downloads the result as a picture', DEEP, async ({ bettor, game }) => {
  const round = await game.newRound();
  const someone = await bettor(5);
  await someone.predict('UP', 50_000);
  await game.endRound(round, 1);
  await expect(someone.card('Round Completed')).toContainText('You won');

  const download = someone.page.waitForEvent('download');
  await someone.button('Share').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`updown-round-${round.id}.png`);
  const png = await readFile(await file.path());
  expect(sizeOf(png)).toEqual([1200, 630]);
  // An empty picture has about 4 KB.
  expect(png.length).toBeGreaterThan(10_000);
});
