import { styled, msg } from '@updown/shared';
import { t } from '../../texts/texts';
import type { Level, HealthFigure } from './health-figure';

const looks = {
  ok: { ink: 'up', mark: '✓', word: msg('OK') },
  watch: { ink: 'warning', mark: '!', word: msg('Watch') },
  act: { ink: 'down', mark: '✕', word: msg('Act') },
} as const satisfies Record<Level, object>;

export function inkOf(level: Level): (typeof looks)[Level]['ink'] {
  return looks[level].ink;
}

const Word = styled.span<{ $level: Level }>`
  color: ${({ theme, $level }) => theme.color[inkOf($level)]};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;
`;

/** A level, shown by word, sign and colour: '✓ OK', '! Watch', '✕ Act'. */
export function LevelMark({ level }: { level: Level }) {
  const { mark, word } = looks[level];
  return (
    <Word $level={level}>
      <span aria-hidden>{mark} </span>
      {t(word)}
    </Word>
  );
}

const Tile = styled.div<{ $level: Level }>`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  padding: ${({ theme }) => theme.space.xs};
  background: ${({ theme }) => theme.color.raised};
  border-top: 3px solid ${({ theme, $level }) => theme.color[inkOf($level)]};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-variant-numeric: tabular-nums;

  ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => theme.space.sm};
  }
`;

const Label = styled.dt`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const Value = styled.dd.attrs({ translate: 'no' })`
  font-size: ${({ theme }) => theme.font.size.md};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
`;

const Note = styled.dd`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  overflow-wrap: anywhere;
`;

/** One figure of the strip, with its level. */
export function HealthTile({ figure }: { figure: HealthFigure }) {
  const { label, value, exact, note, level } = figure;
  return (
    <Tile $level={level} data-level={level}>
      <Label>
        {label} <LevelMark level={level} />
      </Label>
      <Value title={exact}>{value}</Value>
      <Note>{note}</Note>
    </Tile>
  );
}
