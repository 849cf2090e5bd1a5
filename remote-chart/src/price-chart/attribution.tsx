import { styled } from '@updown/shared';

const Line = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  text-align: right;

  a {
    color: inherit;
  }
`;

/** The notice that the charting library's licence requires. */
export function Attribution() {
  return (
    <Line>
      TradingView Lightweight Charts™ © 2025{' '}
      <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
        TradingView, Inc.
      </a>
    </Line>
  );
}
