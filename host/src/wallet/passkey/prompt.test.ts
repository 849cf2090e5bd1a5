import { endPrompt, openPrompt } from './prompt';

function abortable(signal: AbortSignal): Promise<string> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Closed', 'AbortError')));
  });
}

test('a second prompt ends the first one before it opens', async () => {
  const order: string[] = [];
  const first = openPrompt(abortable).catch(() => order.push('first ended'));
  const second = openPrompt(() => {
    order.push('second opened');
    return Promise.resolve('signed');
  });
  expect(await second).toBe('signed');
  await first;
  expect(order).toEqual(['first ended', 'second opened']);
});

test('a prompt that ignores its end does not keep the next one from opening', async () => {
  const deaf = openPrompt(() => new Promise(() => undefined));
  expect(await openPrompt(() => Promise.resolve('signed'))).toBe('signed');
  void deaf;
});

test('closing a dialog ends its prompt, and nothing is left to end', async () => {
  const prompt = openPrompt(abortable);
  endPrompt();
  await expect(prompt).rejects.toHaveProperty('name', 'AbortError');
  endPrompt();
});
