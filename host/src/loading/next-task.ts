/**
 * Resolves in a task of its own, so that the browser can draw and answer to a press before it. Unlike a timer it does not
 * wait in a hidden tab.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
