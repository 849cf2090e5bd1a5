import { createStore, PageStyle, Provider, styled, theme } from '@updown/shared';
import { StrictMode } from 'react';
import { Actions } from './sections/actions';
import { Dialogs } from './sections/dialogs';
import { Failures } from './sections/failures';
import { Figures } from './sections/figures';
import { Forms } from './sections/forms';
import { Layouts } from './sections/layouts';
import { Marks } from './sections/marks';
import { Messages } from './sections/messages';
import { Toasts } from './sections/toasts';
import { Waiting } from './sections/waiting';

const Main = styled.main`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  max-width: 1120px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.md};
`;

// Components report errors as toasts, which need a store.
const store = createStore({
  wallet: () => {
    throw new Error('The gallery has no wallet.');
  },
});

/** Every component of the UI kit in every state. */
export function Gallery() {
  return (
    <StrictMode>
      <Provider store={store}>
        <PageStyle theme={theme}>
          <title>UI kit · UpDown</title>
          <Main>
            <h1>UI kit</h1>
            <Actions />
            <Forms />
            <Marks />
            <Figures />
            <Messages />
            <Failures />
            <Toasts />
            <Waiting />
            <Layouts />
            <Dialogs />
          </Main>
        </PageStyle>
      </Provider>
    </StrictMode>
  );
}
