import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { firstTheme } from './first-theme';
import { Provider, ThemeProvider, type AppStore } from '@updown/shared';
import { MemoryRouter, ServerStyleSheet } from '@updown/shared/rendering';

const sheet = new ServerStyleSheet();

interface Drawn {
  readonly store: AppStore;
  /** The address of the page. */
  readonly path: string;
  /** Begins the ids of its elements, so that they do not meet those of another front end. */
  readonly prefix: string;
}

/** Draws elements once, as a page does that has no answer yet. */
export function draw(elements: ReactNode, { store, path, prefix }: Drawn): HTMLElement {
  const container = document.createElement('div');
  const failures: unknown[] = [];
  const root = createRoot(container, {
    identifierPrefix: `${prefix}-`,
    onUncaughtError: (error) => failures.push(error),
  });
  flushSync(() =>
    root.render(
      sheet.collectStyles(
        <Provider store={store}>
          <ThemeProvider theme={firstTheme}>
            <MemoryRouter initialEntries={[path]}>{elements}</MemoryRouter>
          </ThemeProvider>
        </Provider>,
      ),
    ),
  );
  if (failures.length > 0) throw new Error(`${prefix} cannot be drawn.`, { cause: failures[0] });
  // A copy: what is drawn later, in another window or at another time, does not change it.
  return container.cloneNode(true) as HTMLElement;
}

/** With these notes in its rules, styled-components could take them over. */
const NOTES = /<\/?style[^>]*>|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//g;

/** The rules of everything that was drawn. */
export function drawnRules(): string {
  return sheet.getStyleTags().replaceAll(NOTES, '').replaceAll('\n', '');
}
