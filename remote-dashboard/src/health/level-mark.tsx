import { styled, msg } from '@updown/shared';
import { t } from '../texts/texts';
import type { Level } from './figure';

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

/** A level in a word and by its colour: '✓ OK', '! Watch', '✕ Act'. */
export function LevelMark({ level }: { level: Level }) {
  const { mark, word } = looks[level];
  return (
    <Word $level={level}>
      <span aria-hidden>{mark} </span>
      {t(word)}
    </Word>
  );
}
