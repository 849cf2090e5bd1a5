import { styled } from '@updown/shared';
import { Header } from '../header/header';
import { DeveloperOverride } from '../override/developer-override';
import { PageRoutes } from '../pages/page-routes';
import { Toaster } from '../toasts/toaster';
import { WrongChainNotice } from '../wallet-ui/wrong-chain-notice';
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

/** The frame of every page. It works without any remote. */
export function Shell() {
  return (
    <>
      <SkipLink />
      <Header />
      <DeveloperOverride />
      <Main id="main" tabIndex={-1}>
        <WrongChainNotice />
        <PageRoutes />
      </Main>
      <Toaster />
    </>
  );
}
