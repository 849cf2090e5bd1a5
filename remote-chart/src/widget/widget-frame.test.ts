import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const page = readFileSync(join(__dirname, 'widget-frame.html'), 'utf8');
const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
const SCRIPT = 'CHART_WIDGET_SCRIPT';
const SITE = 'https://updown.example';
const settings = { chainId: '0x1' };

type Message = Pick<MessageEvent, 'source' | 'origin' | 'data'>;

/** Runs the frame's script in the frame's document and sends it the settings. */
function openFrame({
  isTop = false,
  createMyWidget,
  message = {},
}: { isTop?: boolean; createMyWidget?: jest.Mock; message?: Partial<Message> } = {}) {
  document.documentElement.innerHTML = page.replace(/<script>[\s\S]*<\/script>/, '');
  // A sandboxed frame has the origin 'null'.
  const self = { origin: 'null', createMyWidget };
  const posted: unknown[] = [];
  const logged: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const around = { postMessage: (said: unknown, to: string) => posted.push([said, to]) };
  runInNewContext(script, {
    self,
    document,
    URL,
    location: { href: `${SITE}/remotes/chart/1.0.0/widget-frame.html` },
    parent: isTop ? self : around,
    console: { error: (text: string) => logged.push(text) },
    setTimeout,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  listeners.get('message')?.({ source: around, origin: SITE, data: { settings }, ...message });
  const loader = document.querySelector<HTMLScriptElement>('head script');
  const container = document.getElementById('price-chart-widget-container');
  if (container === null) throw new Error('The frame has no container.');
  return { posted, logged, loader, container, close: () => listeners.get('pagehide')?.({}) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads the script once, clears the container, and creates the widget 100 ms later [spec 4.22a 7.21 9.12b]', () => {
  const createMyWidget = jest.fn();
  const { posted, loader, container } = openFrame({ createMyWidget });
  expect(loader?.getAttribute('src')).toBe(SCRIPT);
  container.textContent = 'what was there before';

  loader?.dispatchEvent(new Event('load'));
  expect(container).toBeEmptyDOMElement();
  jest.advanceTimersByTime(99);
  expect(createMyWidget).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(createMyWidget.mock.calls).toEqual([['price-chart-widget-container', settings]]);
  expect(posted).toEqual([[{ widget: 'ready' }, SITE]]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('logs and reports a script that does not load [spec 8.16a]', () => {
  const { posted, logged, loader } = openFrame();
  loader?.dispatchEvent(new Event('error'));
  expect(logged).toEqual(['Failed to load the chart widget script.']);
  expect(posted).toEqual([[{ widget: 'failed' }, SITE]]);
});

test('logs and reports a script without the function [spec 5.14a 8.16b]', () => {
  const { posted, logged, loader } = openFrame();
  loader?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  expect(logged).toEqual(['createMyWidget function is not defined.']);
  expect(posted).toEqual([[{ widget: 'failed' }, SITE]]);
});

test('clears the container when the frame is removed [spec 4.22b]', () => {
  const { container, close } = openFrame();
  container.textContent = 'the widget';
  close();
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['at the top level', { isTop: true }],
  ['for a message of another window', { message: { source: null } }],
  ['for a message of another site', { message: { origin: 'https://evil.example' } }],
  ['without settings', { message: { data: { script: 'data:text/javascript,' } } }],
])('runs no script %s', (_when, given) => {
  expect(openFrame(given).loader).toBeNull();
});
