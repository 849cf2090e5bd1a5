/** Runs a command with another environment, and answers with its exit code and all that it printed, as npm run shows it. */
export async function recorded(
  env: Readonly<Record<string, string>>,
  command: () => Promise<number>,
): Promise<{ readonly code: number; readonly output: string }> {
  const lines: string[] = [];
  const print = (...words: unknown[]) => void lines.push(words.join(' '));
  const spies = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation(print);
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return { code: await command(), output: lines.join('\n') };
  } catch (error) {
    if ((error as Error).name !== 'Problem') throw error;
    return { code: 1, output: [...lines, (error as Error).message].join('\n') };
  } finally {
    process.env = before;
    for (const spy of spies) spy.mockRestore();
  }
}
