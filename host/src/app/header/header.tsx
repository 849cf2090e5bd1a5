import { Link, NavLink, styled } from '@updown/shared';
import { t } from '../../../texts/texts';
import { useSecondPart } from '../../host-context';
import { Account } from './account';
import { usePageIntent, usePageLinks } from './page-links';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 44px;
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.lg};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const Up = styled.path`
  fill: ${({ theme }) => theme.color.up};
`;

const Down = styled.path`
  fill: ${({ theme }) => theme.color.down};
`;

// The narrowest screens have room for the logo only, next to two buttons.
const Name = styled.span`
  @media (max-width: 359px) {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* On a phone the news that prices are late takes its room. */
  @media (max-width: 719px) {
    header:has([data-freshness='delayed'], [data-freshness='offline']) & {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* … and winnings do, so that the address beside them stays legible. */
  @media (max-width: 479px) {
    header:has([data-winnings]) & {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

function Logo() {
  return (
    <Home to="/">
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden>
        <Up d="M7 3l6 9H1z" />
        <Down d="M17 21l-6-9h12z" />
      </svg>
      <Name>UpDown</Name>
    </Home>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  background: ${({ theme }) => theme.color.canvas};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  max-width: 1440px;
  min-height: var(--header);
  margin: 0 auto;
  padding: 0 ${({ theme }) => theme.space.gutter};

  /* Bad news fits beside the buttons of the narrowest screens. */
  @media (max-width: 379px) {
    gap: ${({ theme }) => theme.space.xxs};

    button {
      padding-inline: ${({ theme }) => theme.space.xs};
    }
  }
  ${({ theme }) => theme.media.large} {
    gap: ${({ theme }) => theme.space.md};
  }
`;

// A small screen has the links in the menu. More links than fit, such as those of new remotes, scroll.
const Nav = styled.nav`
  display: none;
  gap: inherit;
  min-width: 0;
  /* Room for the outline of a focused link. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;

  ${({ theme }) => theme.media.medium} {
    display: flex;
  }

  a {
    flex: none;
    padding: ${({ theme }) => theme.space.xs} 0;
    border-bottom: 2px solid transparent;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-decoration: none;
  }
  a:hover,
  a[aria-current='page'] {
    color: ${({ theme }) => theme.color.text};
  }
  a[aria-current='page'] {
    border-color: ${({ theme }) => theme.color.accent};
  }
`;

const Space = styled.span`
  flex: 1;
`;

export function Header() {
  const links = usePageLinks();
  const intentFor = usePageIntent();
  const second = useSecondPart();
  return (
    <Bar>
      <Inner>
        <Logo />
        <Nav aria-label={t('Pages')}>
          {links.map(({ label, to }) => (
            <NavLink key={to} to={to} {...intentFor(to)}>
              {label}
            </NavLink>
          ))}
        </Nav>
        <Space />
        {second && (
          <>
            <second.LiveMark />
            <second.ClaimPill />
          </>
        )}
        <Account />
      </Inner>
    </Bar>
  );
}
