import { styled } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { rounded, type Scale } from './line-scale';
import { Mark } from './mark';
import { toneOf, type Entry, type FollowedEntry, type RoundLine, type Tone } from './round-line';

/** A label at the upper or lower edge of the plot, which the line never reaches. */
const EdgeText = styled.span.attrs({ translate: 'no' })<{ $tone: Tone }>`
  position: absolute;
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: 16px;
  white-space: nowrap;
`;

// Beside the locked seconds, not on them.
const LockText = styled(EdgeText)`
  top: 0;
  padding-right: 4px;
`;

/** Inside the plot at either end of the round. */
const EntryText = styled(EdgeText)`
  bottom: 0;
`;

function EntryLabel({ at, x }: { at: Entry; x: number }) {
  const left = rounded(x);
  return (
    <EntryText
      $tone={at.isUp ? 'up' : 'down'}
      data-label="entry"
      style={{ left: `${left}%`, transform: `translateX(-${left}%)` }}
    >
      {at.isUp ? t('You ▲ UP') : t('You ▼ DOWN')}
    </EntryText>
  );
}

/** Above an UP entry and below a DOWN one. */
const FollowedText = styled(EdgeText)`
  width: max-content;
  max-width: 70%;
  white-space: normal;
  pointer-events: none;
`;

/** More names would cover the line. */
const MOST_NAMES = 3;

function FollowedMark({
  at,
  scale,
  hasName,
}: {
  at: FollowedEntry;
  scale: Scale;
  hasName: boolean;
}) {
  const tone = at.isUp ? 'up' : 'down';
  const [left, top] = [rounded(scale.x(at.time)), rounded(scale.y(at.price))];
  const lift = at.isUp ? 'calc(-100% - 8px)' : '8px';
  return (
    <>
      <Mark at={at} tone={tone} scale={scale} ring />
      {hasName && (
        <FollowedText
          $tone={tone}
          data-followed
          style={{ left: `${left}%`, top: `${top}%`, transform: `translate(-${left}%, ${lift})` }}
        >
          {`${at.player} ${at.isUp ? '▲' : '▼'}`}
        </FollowedText>
      )}
    </>
  );
}

/**
 * The name of the locked seconds, the player's own entry and those of followed players, and the dot of the latest price or the end price. The dot
 * glows when the round ends while the page shows it, so each round needs an element of its own.
 */
export function LineMarks({ line, scale }: { line: RoundLine; scale: Scale }) {
  const { base, points, entry, hasEnded } = line;
  const [sawRunning] = useState(!hasEnded);
  const last = points.at(-1);
  return (
    <>
      <LockText
        $tone="muted"
        data-label="lock"
        style={{ right: `${rounded(100 - scale.x(line.lockFrom))}%` }}
      >
        {t('No more bets')}
      </LockText>
      {line.followed.map((at, index) => (
        <FollowedMark key={at.player} at={at} scale={scale} hasName={index < MOST_NAMES} />
      ))}
      {entry && (
        <>
          <EntryLabel at={entry} x={scale.x(entry.time)} />
          <Mark at={entry} tone={entry.isUp ? 'up' : 'down'} scale={scale} ring />
        </>
      )}
      {last && (
        <Mark
          at={last}
          tone={toneOf(last.price, base)}
          scale={scale}
          glows={hasEnded && sawRunning}
        />
      )}
    </>
  );
}
