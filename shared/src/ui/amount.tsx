import { styled } from 'styled-components';
import { TOKEN_DECIMALS, formatProfit, formatTokens } from '../format/amount';

/** An amount from the API, '33,333.333333 ION', with all its digits on hover. */
export function Amount({ of, symbol }: { of: string; symbol: string }) {
  return (
    <span translate="no" title={`${formatTokens(of, TOKEN_DECIMALS)} ${symbol}`}>
      {`${formatTokens(of)} ${symbol}`}
    </span>
  );
}

type Way = 'up' | 'down' | 'muted';

const Signed = styled.span<{ $way: Way }>`
  color: ${({ theme, $way }) => theme.color[$way]};
`;

function wayOf(text: string): Way {
  if (text === '0') return 'muted';
  return text.startsWith('+') ? 'up' : 'down';
}

/** A profit or loss in base units, shown by sign and colour: '+15,380.95 ION'. All digits show on hover. */
export function Profit({ of, symbol }: { of: bigint; symbol: string }) {
  const text = formatProfit(of);
  return (
    <Signed
      $way={wayOf(text)}
      translate="no"
      title={`${formatProfit(of, TOKEN_DECIMALS)} ${symbol}`}
    >
      {`${text} ${symbol}`}
    </Signed>
  );
}
