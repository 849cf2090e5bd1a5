/** Waits for a time, and then until the tab is visible, so that a polling loop pauses in a hidden tab. */
export async function sleepUntilVisible(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (document.visibilityState !== 'hidden') return;
  await new Promise<void>((resolve) => {
    function onChange(): void {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    }
    document.addEventListener('visibilitychange', onChange);
  });
}
