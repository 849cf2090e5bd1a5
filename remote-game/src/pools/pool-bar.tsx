import { styled } from '@updown/shared';
import { upShare } from '../rules/pool-share';

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
