import type { Context } from '@opentelemetry/api';
import { startChild, tracedContext, type Traced } from './tracing';

interface Log {
  readonly info: (details: object, message: string) => void;
}

/** Transactions whose events never come must not fill the memory. */
const MOST_KEPT = 1000;

/** The calls that sent these transactions, by hash. */
const sent = new Map<string, Context>();
/** The indexed transactions that are not streamed yet, by the last stream row that they caused. */
const unstreamed = new Map<number, Traced[]>();

function keep<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
}

/** Call this as soon as the hash is known, because a local chain mines at once. */
export function transactionSent(hash: string): void {
  const context = tracedContext();
  if (context !== undefined) keep(sent, hash, context);
}

/** The indexing of the transactions that traced calls of this process have sent. */
export function traceIndexing(
  events: readonly { readonly transactionHash: string; readonly block: number }[],
  log: Log,
) {
  const blocks = new Map(
    sent.size === 0 ? [] : events.map(({ transactionHash, block }) => [transactionHash, block]),
  );
  const traced = [...blocks].flatMap(([transactionHash, block]) => {
    const caller = sent.get(transactionHash);
    const one = caller && startChild('index', caller);
    one?.span.setAttributes({ 'updown.transaction': transactionHash, 'updown.block': block });
    return one === undefined ? [] : [{ one, transactionHash, block }];
  });
  return {
    /** Must be called before the rows can be read. */
    willStream: (lastRow: number) => {
      const all = traced.map(({ one }) => one);
      if (all.length > 0) keep(unstreamed, lastRow, all);
    },
    /** If it is never called, for example after a failure, the spans are not sent; the next attempt starts new ones. */
    done: () => {
      for (const { one, transactionHash, block } of traced) {
        one.span.end();
        log.info({ traceId: one.traceId, transactionHash, block }, 'Indexed the transaction');
      }
    },
  };
}

/** Sends rows to the streams, as a part of the traces that caused them. */
export function traceStreaming(
  rows: readonly { readonly id: number }[],
  streams: number,
  log: Log,
  send: () => void,
): void {
  const traced = rows.flatMap(({ id }) => {
    const indexed = unstreamed.get(id) ?? [];
    unstreamed.delete(id);
    return indexed.flatMap(({ context }) => startChild('stream', context) ?? []);
  });
  send();
  for (const { span, traceId } of traced) {
    span.setAttribute('updown.streams', streams).end();
    log.info({ traceId, streams }, 'Streamed the transaction');
  }
}
