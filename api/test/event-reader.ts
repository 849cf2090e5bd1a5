import { connect, type Socket } from 'node:net';
import { eventually } from './eventually';

export interface ReceivedEvent {
  readonly id: number | undefined;
  readonly event: string;
  readonly data: Record<string, unknown>;
  /** When it arrived, by `performance.now()`. */
  readonly at: number;
}

function parse(block: string): ReceivedEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const [event, data, id] = [fields.get('event'), fields.get('data'), fields.get('id')];
  if (event === undefined || data === undefined) return undefined;
  return {
    id: id === undefined ? undefined : Number(id),
    event,
    data: JSON.parse(data) as Record<string, unknown>,
    at: performance.now(),
  };
}

export interface EventReader {
  readonly events: ReceivedEvent[];
  readonly socket: Socket;
  readonly isClosed: () => boolean;
  /** Resolves to the first event with this name and matching data, past events included. */
  readonly next: (
    name: string,
    fits?: (data: Record<string, unknown>) => boolean,
  ) => Promise<ReceivedEvent>;
  readonly close: () => void;
}

/** Reads the event stream from a socket, so that a test sees the data on the wire. */
export async function readEvents(
  url: string,
  lastEventId?: number,
  /** The client's address, as a proxy would send it. */
  from?: string,
): Promise<EventReader> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const events: ReceivedEvent[] = [];
  let text = '';
  let isOpen = false;
  let isClosed = false;
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const blocks = text.split(/\r?\n\r?\n/);
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith('HTTP/1.1 200')) isOpen = true;
      const event = parse(block);
      if (event !== undefined) events.push(event);
    }
  });
  socket.on('close', () => (isClosed = true)).on('error', () => {});
  const resume = lastEventId === undefined ? '' : `last-event-id: ${lastEventId}\r\n`;
  const forwarded = from === undefined ? '' : `x-forwarded-for: ${from}\r\n`;
  socket.write(`GET /api/events HTTP/1.1\r\nhost: ${hostname}\r\n${resume}${forwarded}\r\n`);
  await eventually(() => Promise.resolve(isOpen));
  return {
    events,
    socket,
    isClosed: () => isClosed,
    next: (name, fits = () => true) =>
      eventually(() =>
        Promise.resolve(events.find(({ event, data }) => event === name && fits(data))),
      ),
    close: () => socket.destroy(),
  };
}
