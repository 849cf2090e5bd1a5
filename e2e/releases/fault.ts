import { setTimeout as delay } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { throwsIn } from './faulty-code';

/** A fault in a version of a remote. */
export interface Fault {
  readonly what: string;
  /** The time within which the place shows a card or another version. */
  readonly withinMs: number;
  /** Responds to a request for one of the version's files, instead of serving the file. */
  readonly answer?: (route: Route, file: Buffer) => unknown;
  /** Code appended to the version's entry. */
  readonly code?: (container: string) => string;
}

const SOON = 3_000;
const PATIENT = 10_000;
/** A page that closes meanwhile cancels the request. */
function ignore() {
  return undefined;
}

function script(route: Route, body: Buffer) {
  return route.fulfill({ contentType: 'text/javascript', body });
}

/** Still valid code, which a browser would run without the hash. */
export function flipped(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy[copy.indexOf(' ')] = '\t'.charCodeAt(0);
  return copy;
}

export const FAULTS: readonly Fault[] = [
  { what: 'answers 404', withinMs: SOON, answer: (route) => route.fulfill({ status: 404 }) },
  { what: 'answers 500', withinMs: SOON, answer: (route) => route.fulfill({ status: 500 }) },
  { what: 'never answers', withinMs: PATIENT, answer: ignore },
  {
    what: 'answers after 20 s',
    withinMs: PATIENT,
    answer: (route, file) => delay(20_000).then(() => script(route, file).catch(ignore)),
  },
  {
    what: 'is cut off half-way',
    withinMs: SOON,
    answer: (route, file) => script(route, file.subarray(0, file.length / 2)),
  },
  {
    what: 'has one byte flipped',
    withinMs: SOON,
    answer: (route, file) => script(route, flipped(file)),
  },
  { what: 'throws in init', withinMs: SOON, code: throwsIn('init') },
  { what: 'throws on render', withinMs: SOON, code: throwsIn('render') },
  { what: 'throws in an effect', withinMs: SOON, code: throwsIn('effect') },
];
