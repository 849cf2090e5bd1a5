/** jsdom has no layout, so the plot keeps its usual size. */
export function fakeResize(): void {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}
