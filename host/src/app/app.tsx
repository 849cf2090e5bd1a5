import { Provider, type AppStore, useLanguage, styled } from '@updown/shared';
import {
  cloneElement,
  StrictMode,
  useEffect,
  useState,
  type PropsWithChildren,
  type ReactElement,
} from 'react';
import { t } from '../../texts/texts';
import {
  AnswersContext,
  HostContext,
  SecondPartContext,
  useSecondPart,
  type Answers,
  type Host,
  type SecondPart,
} from '../host-context';
import { TabTools } from '../override/tab-tools';
import { PageRoutes } from '../pages/page-routes';
import { PageTheme } from '../preferences/page-theme';
import { LazyToaster } from '../toasts/lazy-toaster';
import { WalletsContext } from '../wallet/wallets';
import { Header } from './header/header';

interface AppProps {
  readonly store: AppStore;
  readonly host: Host;
  /** Absent when the build renders pages. */
  readonly secondPart?: Promise<SecondPart>;
  /** Called once the page is interactive. */
  readonly onLive?: () => void;
  /** The router: the browser's, or a static one when the build renders pages. */
  readonly children: ReactElement<PropsWithChildren>;
}

/** A change of language renders the whole page again without losing state. */
export function App({ store, host, secondPart, onLive, children }: AppProps) {
  useLanguage();
  useEffect(() => onLive?.(), [onLive]);
  return (
    <StrictMode>
      <Provider store={store}>
        <PageTheme>
          <HostContext value={host}>
            <WalletsContext value={host.wallets}>
              <WithSecondPart part={secondPart}>
                {cloneElement(children, {}, <Shell />)}
              </WithSecondPart>
            </WalletsContext>
          </HostContext>
        </PageTheme>
      </Provider>
    </StrictMode>
  );
}

/** Renders only what needs the second part again once it has come. */
function WithSecondPart({ part, children }: PropsWithChildren<{ part?: AppProps['secondPart'] }>) {
  const [second, setSecond] = useState<SecondPart | null>(null);
  useEffect(() => void part?.then(setSecond), [part]);
  const [answers, setAnswers] = useState<Answers>({ isAdmin: false });
  return (
    <SecondPartContext value={second}>
      <AnswersContext value={answers}>
        {second && <second.AskAudience tell={setAnswers} />}
        {children}
      </AnswersContext>
    </SecondPartContext>
  );
}

const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  max-width: 1440px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.gutter};

  &:focus {
    outline: none;
  }
`;

/** The frame of every page, which works without any remote. */
function Shell() {
  return (
    <>
      <SkipLink />
      <Header />
      <TabTools />
      <Main id="main" tabIndex={-1}>
        <Notice />
        <PageRoutes />
      </Main>
      <Toasts />
    </>
  );
}

function Notice() {
  const second = useSecondPart();
  return second && <second.PageNotice />;
}

function Toasts() {
  return useSecondPart() && <LazyToaster />;
}

const Link = styled.a`
  position: fixed;
  top: ${({ theme }) => theme.space.xs};
  left: ${({ theme }) => theme.space.xs};
  z-index: ${({ theme }) => theme.layer.toast};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  background: ${({ theme }) => theme.color.raised};
  border-radius: ${({ theme }) => theme.radius.sm};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first focusable element, which lets keyboard users skip the header. */
function SkipLink() {
  return <Link href="#main">{t('Skip to content')}</Link>;
}
