// What the status page says, apart from the page.

const DAY_MS = 86_400_000;
export const SHOWN_DAYS = 90;

/** The state of each part. `ready` and `price` are answers of the API; undefined if there was none. */
export function partsOf({ ready, price, now }) {
  const site = { name: 'Site', state: 'good', text: 'Works' };
  if (ready === undefined) {
    const text = 'Does not answer';
    return [
      site,
      ...['API', 'Rounds and bets', 'Price'].map((name) => ({ name, state: 'bad', text })),
    ];
  }
  const age = price && (now - price.timestamp) / 1000;
  // As on the game's page: a price is late after three times its interval.
  const isLate = age === undefined || age > Math.max(30, 3 * (price.everySeconds ?? 0));
  return [
    site,
    { name: 'API', state: 'good', text: 'Works' },
    ready.ready
      ? { name: 'Rounds and bets', state: 'good', text: 'Works' }
      : { name: 'Rounds and bets', state: 'slow', text: ready.reason ?? 'Late' },
    isLate
      ? { name: 'Price', state: 'slow', text: 'Late' }
      : { name: 'Price', state: 'good', text: 'Works' },
  ];
}

export function summaryOf(parts) {
  if (parts.every(({ state }) => state === 'good')) return 'The game works';
  return parts.some(({ state }) => state === 'bad')
    ? 'The game does not answer'
    : 'The game works, but is late';
}

/** The operator's lines of the last days: a date, a time if there is one, and a sentence. */
export function incidentsIn(text, now) {
  return text
    .split('\n')
    .map((line) => /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))? (.+)$/.exec(line.trim()))
    .filter((found) => found !== null)
    .map(([, day, time = '', sentence]) => ({ day, time, sentence }))
    .filter(({ day }) => Date.parse(day) > now - SHOWN_DAYS * DAY_MS);
}

function dayOf(seconds) {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function count(number, one, many) {
  return `${number} ${number === 1 ? one : many}`;
}

/** One line for each day with rounds that were void or late, which the API lists. */
export function roundIncidents(rounds) {
  const days = new Set(rounds.map(({ endTime }) => dayOf(endTime)));
  return [...days].map((day) => {
    const of = rounds.filter(({ endTime }) => dayOf(endTime) === day);
    const voided = of.filter(({ outcome }) => outcome === 'VOID').length;
    const late = of.filter(({ outcome }) => outcome !== 'VOID');
    const minutes = Math.round(Math.max(0, ...late.map(({ secondsLate }) => secondsLate)) / 60);
    const sentences = [
      voided > 0 &&
        `${count(voided, 'round was void', 'rounds were void')}: every stake was returned.`,
      late.length > 0 &&
        `${count(late.length, 'round ended', 'rounds ended')} late, by at most ${count(minutes, 'minute', 'minutes')}.`,
    ];
    return { day, time: '', sentence: sentences.filter(Boolean).join(' ') };
  });
}

/** The latest first. */
export function sorted(incidents) {
  return [...incidents].sort((a, b) => `${b.day} ${b.time}`.localeCompare(`${a.day} ${a.time}`));
}
