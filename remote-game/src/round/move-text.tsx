import { styled, msg, type Text as Wording } from '@updown/shared';
import { t } from '../../texts/texts';
import { moveFrom, type Way } from '../rules/move';

const marks: Record<Way, { shape: string; ink: 'up' | 'down' | 'muted'; words: Wording | null }> = {
  up: { shape: '▲', ink: 'up', words: msg('above start') },
  down: { shape: '▼', ink: 'down', words: msg('below start') },
  level: { shape: '=', ink: 'muted', words: null },
};

const Text = styled.span<{ $ink: 'up' | 'down' | 'muted' }>`
  display: block;
  height: 20px;
  color: ${({ theme, $ink }) => theme.color[$ink]};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: 0;
  line-height: 20px;
  white-space: nowrap;
`;

const Words = styled.span`
  @container (max-width: 639px) {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const Percent = styled.span<{ $isBrief: boolean }>`
  @container (max-width: 399px) {
    display: ${({ $isBrief }) => ($isBrief ? 'none' : 'inline')};
  }
`;

interface MoveTextProps {
  start: number;
  price: number;
  /** Omits the percentage and the words on a phone, for a text that shares its line. */
  isBrief?: boolean;
}

/** '▼ $3.71 below start (−0.15%)' */
export function MoveText({ start, price, isBrief = false }: MoveTextProps) {
  const { way, dollars, percent } = moveFrom(start, price);
  const { shape, ink, words } = marks[way];
  if (way === 'level') {
    return (
      <Text $ink={ink}>
        <span aria-hidden>{shape} </span>
        {isBrief ? <Words>{t('Same as start')}</Words> : t('Same as start')}
      </Text>
    );
  }
  return (
    <Text $ink={ink}>
      <span aria-hidden>{shape} </span>
      <span translate="no">{dollars}</span>
      {words !== null && <Words>{` ${t(words)}`}</Words>}
      <Percent $isBrief={isBrief} translate="no">{` (${percent})`}</Percent>
    </Text>
  );
}
