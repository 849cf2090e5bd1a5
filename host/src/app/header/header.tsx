import { NavLink, styled } from '@updown/shared';
import { t } from '../../../texts/texts';
import { useSecondPart } from '../../host-context';
import { Account } from './account';
import { Logo } from './logo';
import { usePageIntent, usePageLinks } from './page-links';

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
