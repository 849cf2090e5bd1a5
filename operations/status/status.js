import { incidentsIn, partsOf, roundIncidents, SHOWN_DAYS, sorted, summaryOf } from './rules.js';

// Addresses are relative to the page, because the site may be under a path: /updown/status.
const EVERY_MS = 15_000;
const WITHIN_MS = 10_000;

/** The answer, also one that says that something is wrong; undefined if the API did not answer. */
async function ask(path) {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(WITHIN_MS) });
    const body = await answer.json();
    return body.success === false ? undefined : body;
  } catch {
    return undefined;
  }
}

async function operatorsLines() {
  try {
    const answer = await fetch('status/incidents.txt', { cache: 'no-cache' });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

function place(id) {
  return document.getElementById(id);
}

function line(left, right, state = '') {
  const item = document.createElement('li');
  for (const [text, style] of [
    [left, ''],
    [right, state],
  ]) {
    const part = document.createElement('span');
    part.textContent = text;
    part.className = style;
    item.append(part);
  }
  return item;
}

async function show() {
  const [ready, price, rounds, lines] = await Promise.all([
    ask('api/ready'),
    ask('api/price/current'),
    ask('api/contract/irregular-rounds'),
    operatorsLines(),
  ]);
  const now = Date.now();
  const parts = partsOf({ ready, price, now });
  place('summary').textContent = summaryOf(parts);
  place('parts').replaceChildren(...parts.map(({ name, text, state }) => line(name, text, state)));
  const incidents = sorted([...incidentsIn(lines, now), ...roundIncidents(rounds?.data ?? [])]);
  place('incidents').replaceChildren(
    ...incidents.map(({ day, time, sentence }) => line(`${day} ${time}`, sentence)),
  );
  const none = incidents.length === 0 ? `Nothing happened in the last ${SHOWN_DAYS} days.` : '';
  place('note').textContent =
    rounds === undefined ? 'Void and late rounds are listed when the API answers.' : none;
  setTimeout(show, EVERY_MS);
}

void show();
