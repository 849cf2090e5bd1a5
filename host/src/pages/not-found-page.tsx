import { Link, styled, useLocation } from '@updown/shared';
import type { ReactNode } from 'react';
import { t } from '../../texts/texts';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.xxl} 0;
  text-align: center;
  overflow-wrap: anywhere;

  h1 {
    font-size: ${({ theme }) => theme.font.size.xl};
  }
`;

const Sign = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.md};
  color: ${({ theme }) => theme.color.muted};
  font-size: 6rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1;

  span {
    color: ${({ theme }) => theme.color.up};
    font-size: 2rem;
  }
  span:last-child {
    color: ${({ theme }) => theme.color.down};
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.lg};
  background: ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.onAccent};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration: none;
`;

/** @param children Why the page does not exist; a general message by default. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Frame>
      <title>{`${t('Page not found')} · UpDown`}</title>
      <Sign aria-hidden>
        <span>▲</span>404<span>▼</span>
      </Sign>
      <h1>{t('Page not found')}</h1>
      <p>{children ?? t('There is no page at {path}.', { path: pathname })}</p>
      <Home to="/">{t('Back to the start page')}</Home>
    </Frame>
  );
}
