import { Button, Skeleton, styled } from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../texts/texts';
import { readerTimeZone } from '../candles/time-labels';

// Over the top of the chart, so that the page does not shift, and small, so that the chart stays visible.
const Over = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
  background: ${({ theme }) => theme.color.downSoft};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

interface NoteProps {
  title: string;
  message?: string;
  onRetry: () => void;
}

/** A failure that leaves part of the chart usable. */
export function Note({ title, message, onRetry }: NoteProps) {
  return (
    <Over role="alert">
      <span>
        <strong>{title}</strong>
        {message !== undefined && <> {message}</>}
      </span>
      <Button $small onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Over>
  );
}

// Only a large window has room for the time zone beside the views.
const Text = styled.span`
  display: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};

  ${({ theme }) => theme.media.large} {
    display: inline;
  }
`;

/** A browser's first time zone look-up is slow, so it waits until the page is interactive. */
const LATER_MS = 1_500;

/** 'Times in Europe/Madrid'. Appears after the chart. */
export function Zone() {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const later = setTimeout(() => setZone(readerTimeZone()), LATER_MS);
    return () => clearTimeout(later);
  }, []);
  return <Text>{zone !== null && t('Times in {zone}', { zone })}</Text>;
}

/**
 * The container of every chart in every state, so that the page does not shift. The page can set its height; by default the
 * container leaves room for the rest of the frame in the window. `svh` stays constant while a phone hides its address bar.
 */
export const Stage = styled.div`
  --height: var(--chart-height, clamp(180px, 25svh, 240px));
  position: relative;
  height: var(--height);

  ${({ theme }) => theme.media.medium} {
    --height: var(--chart-height, clamp(200px, 30svh, 360px));
  }
  ${({ theme }) => theme.media.large} {
    --height: var(--chart-height, clamp(240px, 45svh, 520px));
  }
`;

export function LoadingStage() {
  return (
    <Stage aria-busy>
      <Skeleton height="100%" />
    </Stage>
  );
}

/** A message instead of a chart. */
export const Empty = styled(Stage)`
  display: grid;
  place-items: center;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;
