import { Link, styled } from '@updown/shared';

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

export function Logo() {
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
