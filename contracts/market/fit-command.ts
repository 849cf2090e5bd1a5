import { writeFileSync } from 'node:fs';
import { fitVolatility, mean } from './fit';
import type { Fitted } from './fitted';
import { keptDirections } from './keeping-direction';
import { recordedMinutes } from './recorded-minutes';
import { perYear, yearlyDeviation } from './volatility';

/** Fits the arena's walk to the record, and writes what the project keeps of it. */
async function fit(): Promise<void> {
  const closes = await recordedMinutes();
  const squares = closes.slice(1).map((close, i) => Math.log(close / closes[i]!) ** 2);
  const fitted: Fitted = {
    minutes: closes.length,
    yearlyDeviation: perYear(Math.sqrt(mean(squares))),
    kept: keptDirections(closes),
    volatility: fitVolatility(closes),
  };
  writeFileSync(
    new URL('eth-2020.json', import.meta.url),
    `${JSON.stringify(fitted, undefined, 2)}\n`,
  );
  console.log(fitted);
  console.log(`Yearly deviation of the walk: ${yearlyDeviation(fitted.volatility).toFixed(2)}`);
}

try {
  await fit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
