import { Direction, exactAmount, formatAmount, styled, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';
import { Changing } from '../round/changing';

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.4em;

  dd {
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  @container (max-width: 480px) {
    flex-direction: column;
  }
`;

interface PoolTotalProps {
  side: 'UP' | 'DOWN';
  total: bigint;
  /** '88%'; null while the pool is empty. */
  share: string | null;
}

/** '▲ UP total 660,000 ION · 88%' */
export function PoolTotal({ side, total, share }: PoolTotalProps) {
  const symbol = useSymbol();
  return (
    <Side>
      <dt>
        <Direction of={side} /> {t('total')}
      </dt>
      <dd title={`${exactAmount(total)} ${symbol}`}>
        <Changing value={total}>{`${formatAmount(total)} ${symbol}`}</Changing>
        {share !== null && <span translate="no">{` · ${share}`}</span>}
      </dd>
    </Side>
  );
}
