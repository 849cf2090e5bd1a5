import { styled, Direction, exactAmount, formatAmount, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';
import { Changing } from '../round/changing';
import { upShare } from '../rules/pool-share';

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

const Track = styled.div`
  position: relative;
  height: 8px;
  overflow: hidden;
  background: ${({ theme }) => theme.color.down};
  border-radius: ${({ theme }) => theme.radius.pill};

  &[data-empty] {
    background: ${({ theme }) => theme.color.line};
  }
`;

const Up = styled.div`
  position: absolute;
  inset: 0;
  background: ${({ theme }) => theme.color.up};
  border-right: 2px solid ${({ theme }) => theme.color.surface};
  transform-origin: left;
  transition: ${({ theme }) => theme.motion.on} transform 120ms ease-out;

  &[data-whole] {
    border: 0;
  }
`;

/** The split of the pool as a bar, hidden from screen readers, which read the figures instead. */
export function PoolBar({ up, down }: { up: bigint; down: bigint }) {
  const transform = `scaleX(${upShare(up, down)})`;
  return (
    <Track aria-hidden data-empty={up + down === 0n ? '' : undefined}>
      <Up data-whole={down === 0n ? '' : undefined} style={{ transform }} />
    </Track>
  );
}
