/**
 * Waits that long, and where the tab is hidden then, until it is seen again: what asks in a loop asks for nothing that
 * nobody sees.
 */
export async function waitInSight(milliseconds: number): Promise<void> {
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
