import { render } from '@testing-library/react';
import { surviveForeignMarkup } from './foreign-markup';

let stop: () => void;
beforeEach(() => (stop = surviveForeignMarkup(document.body)));
afterEach(() => stop());

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** What translators and extensions do to a text, by the element that they use. */
const changes: Record<string, (text: Text) => void> = {
  'replaced by <font>, as translators do': (text) => {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.append(text.data);
    text.replaceWith(font);
  },
  'replaced by a <span> that came first': (text) => {
    const span = document.createElement('span');
    span.append(text.data);
    text.before(span);
    text.remove();
  },
  'replaced by several nodes': (text) => {
    const mark = document.createElement('mark');
    mark.append(text.data.slice(0, 1));
    text.replaceWith(mark, text.data.slice(1));
  },
  'moved into <a>': (text) => {
    const link = document.createElement('a');
    text.before(link);
    link.append(text);
  },
  'moved into <chrome_annotation>, as Chrome on iOS does': (text) => {
    const annotation = document.createElement('chrome_annotation');
    text.replaceWith(annotation);
    annotation.append(text);
  },
  'split around <mark>': (text) => {
    const rest = text.splitText(Math.min(1, text.length));
    const mark = document.createElement('mark');
    rest.splitText(Math.min(1, rest.length));
    mark.append(rest.data);
    rest.replaceWith(mark);
  },
  'cut by a range around <mark>': (text) => {
    const range = document.createRange();
    range.selectNode(text);
    range.setStart(text, 0);
    range.setEnd(text, Math.min(2, text.length));
    range.surroundContents(document.createElement('mark'));
  },
};

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

describe.each(Object.entries(changes))('a text that is %s', (_how, change) => {
  async function changeAll(container: Element): Promise<void> {
    textsIn(container).forEach(change);
    await Promise.resolve();
  }

  test('shows each update, alone and in its place', async () => {
    const { container, rerender } = render(<Pool total={1} players={1} />);
    for (const total of [20, 3, 412]) {
      await changeAll(container);
      expect(container.textContent).toMatch(/^Open Total \d+ of \d+ ION now$/);
      rerender(<Pool total={total} players={total} />);
      await Promise.resolve();
      expect(container.textContent).toBe(`Open Total ${total} of ${total} ION now`);
    }
  });

  test('may be changed twice before the page updates it', async () => {
    const { container, rerender } = render(<Pool total={1234} players={1} />);
    await changeAll(container);
    await changeAll(container);
    expect(container.textContent).toBe('Open Total 1234 of 1 ION now');
    rerender(<Pool total={56} players={7} />);
    await Promise.resolve();
    expect(container.textContent).toBe('Open Total 56 of 7 ION now');
  });

  test('does not crash the page when a part comes or goes beside it', async () => {
    const { container, rerender } = render(<Pool total={1} isOpen={false} />);
    await changeAll(container);
    rerender(<Pool total={1} players={7} />);
    await Promise.resolve();
    expect(container.textContent).toBe('Open Total 1 of 7 ION now');
    await changeAll(container);
    rerender(<Pool total={2} isOpen={false} />);
    await Promise.resolve();
    expect(container.textContent).toBe('Total 2 ION');
  });
});
