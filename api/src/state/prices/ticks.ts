import type { Tick } from '@updown/protocol/api/price';
import type { Round } from '../../game/round';
import { exactPrice } from '../../game/units';
import { csvLines } from '../../infra/csv';
import type { Db } from '../../infra/database/database';
import type { Source } from './provider';
import { spanOf } from './round-prices';

const TICKS_PER_PAGE = 1000;

type Span = Pick<Round, 'id' | 'start_time' | 'end_time'>;

/** Every recorded price of a round, oldest first, in pages. */
async function* pagesOf(db: Db, round: Span): AsyncGenerator<Tick[]> {
  const { from, to } = spanOf(round);
  let after = from - 1;
  for (;;) {
    const rows = await db
      .selectFrom('prices')
      .select(['time', 'price', 'source'])
      .where('time', '>', after)
      .where('time', '<=', to)
      .orderBy('time')
      .limit(TICKS_PER_PAGE)
      .execute();
    yield rows.map(({ time, price, source }) => ({
      time: new Date(time).toISOString(),
      price: exactPrice(price),
      source: source as Source,
    }));
    if (rows.length < TICKS_PER_PAGE) return;
    after = rows.at(-1)?.time ?? to;
  }
}

/** The ticks of a round as the text of a CSV file. */
export async function* ticksFile(db: Db, round: Span): AsyncGenerator<string> {
  let header: string[][] = [['time', 'price_usd', 'source']];
  for await (const page of pagesOf(db, round)) {
    yield csvLines([...header, ...page.map(({ time, price, source }) => [time, price, source])]);
    header = [];
  }
}

/** The ticks of a round as the text of a `RoundTicks`. */
export async function* ticksJson(db: Db, round: Span): AsyncGenerator<string> {
  let before = `{"roundId":${round.id},"startTime":${round.start_time},"endTime":${round.end_time},"ticks":[`;
  for await (const page of pagesOf(db, round)) {
    yield before + page.map((tick) => JSON.stringify(tick)).join();
    before = ',';
  }
  yield ']}';
}
