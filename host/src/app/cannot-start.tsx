import { Button, GlobalStyle, styled, theme, ThemeProvider } from '@updown/shared';

const Frame = styled.main`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.md};
  max-width: 36rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.md};
  overflow-wrap: anywhere;
`;

/** All that there is to say when the page cannot know what it consists of. */
export function CannotStart({ reason }: { reason: string }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Frame role="alert">
        <h1>UpDown cannot start</h1>
        <p>{reason}</p>
        <Button $variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </Frame>
    </ThemeProvider>
  );
}
