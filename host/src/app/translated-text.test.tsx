import { render } from '@testing-library/react';
import { keepTexts } from './translated-text';

let stop: () => void;
beforeEach(() => (stop = keepTexts(document.body)));
afterEach(() => stop());

/** Replaces text nodes as a browser's translator does. */
async function translate(root: Element): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.append(text.data);
    text.replaceWith(font);
  }
  await Promise.resolve();
}

interface PoolProps {
  total: number;
  players?: number;
  isOpen?: boolean;
}

function Pool({ total, players, isOpen = true }: PoolProps) {
  return (
    <p>
      {isOpen && <b>Open </b>}
      Total {total}
      {players !== undefined && <i> of {players}</i>} ION
      {isOpen && ' now'}
    </p>
  );
}

test('a text that changes is seen after the page was translated, as often as that happens', async () => {
  const { container, rerender } = render(<Pool total={1} players={1} />);
  for (const total of [2, 3, 4]) {
    await translate(container);
    rerender(<Pool total={total} players={total} />);
    await Promise.resolve();
    expect(container).toHaveTextContent(`Open Total ${total} of ${total} ION now`);
  }
});

test('adding or removing an element beside a translated text does not crash the page', async () => {
  const { container, rerender } = render(<Pool total={1} isOpen={false} />);
  await translate(container);
  rerender(<Pool total={1} players={7} />);
  await Promise.resolve();
  expect(container).toHaveTextContent('Open Total 1 of 7 ION now');
  await translate(container);
  rerender(<Pool total={2} isOpen={false} />);
  await Promise.resolve();
  expect(container).toHaveTextContent('Total 2 ION');
  expect(container).not.toHaveTextContent('now');
});
