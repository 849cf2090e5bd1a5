import { styled } from '@updown/shared';
import { Header } from '../header/header';
import { PageRoutes } from '../pages/page-routes';
import { Toaster } from '../toasts/toaster';
import { WrongChainNotice } from '../wallet/wrong-chain-notice';
import { SkipLink } from './skip-link';

const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  max-width: 1440px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.md};

  &:focus {
    outline: none;
  }
  ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => theme.space.lg};
  }
`;

/** What is there on every page, whatever becomes of the remotes. */
export function Shell() {
  return (
    <>
      <SkipLink />
      <Header />
      <Main id="main" tabIndex={-1}>
        <WrongChainNotice />
        <PageRoutes />
      </Main>
      <Toaster />
    </>
  );
}
