import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const page = readFileSync(join(__dirname, 'widget-frame.html'), 'utf8');
const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
const handed = { script: 'https://charts.example/widget.js', settings: { chainId: '0x1' } };

/** Runs the frame's script in the frame's document. */
function openFrame({
  origin = 'null',
  createMyWidget,
}: { origin?: string; createMyWidget?: jest.Mock } = {}) {
  document.documentElement.innerHTML = page.replace(/<script>[\s\S]*<\/script>/, '');
  const self = { origin, createMyWidget };
  const posted: unknown[] = [];
  const logged: string[] = [];
  const onPageHide: (() => void)[] = [];
  runInNewContext(script, {
    self,
    document,
    location: { hash: `#${encodeURIComponent(JSON.stringify(handed))}` },
    parent: { postMessage: (message: unknown) => posted.push(message) },
    console: { error: (text: string) => logged.push(text) },
    setTimeout,
    addEventListener: (_name: string, listener: () => void) => onPageHide.push(listener),
  });
  const loader = document.querySelector<HTMLScriptElement>('head script');
  const container = document.getElementById('price-chart-widget-container');
  if (container === null) throw new Error('The frame has no container.');
  return { posted, logged, loader, container, close: () => onPageHide.forEach((run) => run()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads the script once, clears the container, and creates the widget 100 ms later', () => {
  const createMyWidget = jest.fn();
  const { posted, loader, container } = openFrame({ createMyWidget });
  expect(loader?.src).toBe(handed.script);
  container.textContent = 'what was there before';

  loader?.dispatchEvent(new Event('load'));
  expect(container).toBeEmptyDOMElement();
  jest.advanceTimersByTime(99);
  expect(createMyWidget).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(createMyWidget.mock.calls).toEqual([['price-chart-widget-container', handed.settings]]);
  expect(posted).toEqual([{ widget: 'ready' }]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('logs and reports a script that does not load', () => {
  const { posted, logged, loader } = openFrame();
  loader?.dispatchEvent(new Event('error'));
  expect(logged).toEqual(['Failed to load the chart widget script.']);
  expect(posted).toEqual([{ widget: 'failed' }]);
});

test('logs and reports a script without the function', () => {
  const { posted, logged, loader } = openFrame();
  loader?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  expect(logged).toEqual(['createMyWidget function is not defined.']);
  expect(posted).toEqual([{ widget: 'failed' }]);
});

test('clears the container when the frame is removed', () => {
  const { container, close } = openFrame();
  container.textContent = 'the widget';
  close();
  expect(container).toBeEmptyDOMElement();
});

test('runs no script outside a sandbox', () => {
  expect(openFrame({ origin: 'https://updown.example' }).loader).toBeNull();
});
