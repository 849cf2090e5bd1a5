import { styled } from 'styled-components';
import {
  TOKEN_DECIMALS,
  exactAmount,
  formatAmount,
  formatProfit,
  parseAmount,
} from '../format/amount';

interface AmountProps {
  /** Base units, or a decimal string from the API. */
  of: bigint | string;
  symbol: string;
}

/** An amount, '33,333.33 ION', with all its digits on hover. */
export function Amount({ of, symbol }: AmountProps) {
  const units = typeof of === 'string' ? parseAmount(of) : of;
  return (
    <span translate="no" title={`${exactAmount(units)} ${symbol}`}>
      {`${formatAmount(units)} ${symbol}`}
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
