import { styled } from '@updown/shared';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space.md}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};

  a {
    color: inherit;
  }
`;

/** Whose times these are, and the notice that the charting library's licence asks for. */
export function Attribution({ timeZone }: { timeZone: string }) {
  return (
    <Line>
      <span>Times in {timeZone}</span>
      <span>
        TradingView Lightweight Charts™ © 2025{' '}
        <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          TradingView, Inc.
        </a>
      </span>
    </Line>
  );
}
