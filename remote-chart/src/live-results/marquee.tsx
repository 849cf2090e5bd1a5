import { Button, MOTION_QUERY, styled, useMediaQuery } from '@updown/shared';
import { useState, type ReactNode } from 'react';
import { t } from '../../texts/texts';

/** The duration of one loop, whatever the number of outcomes. */
const LOOP_SECONDS = 30;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
`;

const Viewport = styled.div<{ $slides: boolean }>`
  display: flex;
  flex: 1;
  min-width: 0;
  overflow-x: auto;
  border-radius: ${({ theme }) => theme.radius.sm};
  ${({ $slides }) =>
    $slides &&
    `overflow: hidden;
    mask-image: linear-gradient(to right, transparent, #000 32px calc(100% - 32px), transparent);`}
`;

const List = styled.ul`
  display: flex;
  flex: none;
  justify-content: space-around;
  min-width: 100%;
  animation: ${({ theme }) => theme.motion.slide} ${LOOP_SECONDS}s linear infinite;
  will-change: ${({ theme }) => theme.motion.on} transform;

  ${Viewport}:is([data-paused='true'], :hover, :focus-visible) & {
    animation-play-state: paused;
  }
`;

// Without a frame, because a finger's target is as tall as the strip.
const Quiet = styled(Button).attrs({ $small: true })`
  background: none;
  border-color: transparent;
  color: ${({ theme }) => theme.color.muted};
`;

interface MarqueeProps {
  label: string;
  items: readonly { key: number; content: ReactNode }[];
}

/**
 * An endless ticker that stops while hovered, focused or paused: the compositor slides two copies. With reduced motion, a plain
 * list that scrolls sideways.
 */
export function Marquee({ label, items }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  const slides = useMediaQuery(MOTION_QUERY);
  return (
    <Row>
      <Viewport $slides={slides} role="group" aria-label={label} tabIndex={0} data-paused={paused}>
        <List>
          {items.map(({ key, content }) => (
            <li key={key} data-item>
              {content}
            </li>
          ))}
        </List>
        {slides && (
          <List as="div" aria-hidden>
            {items.map(({ key, content }) => (
              <span key={key} data-item>
                {content}
              </span>
            ))}
          </List>
        )}
      </Viewport>
      {slides && (
        <span>
          <Quiet onClick={() => setPaused(!paused)}>{paused ? t('Play') : t('Pause')}</Quiet>
        </span>
      )}
    </Row>
  );
}
