import { Button, css, keyframes, styled } from '@updown/shared';
import { useState, type ReactNode } from 'react';
import { t } from '../../texts/texts';

/** The duration of one loop, whatever the number of outcomes. */
const LOOP_SECONDS = 30;

const slide = keyframes`
  to { transform: translate3d(-100%, 0, 0); }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
`;

// With reduced motion, a plain list that scrolls sideways; otherwise the compositor slides two copies.
const Viewport = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  overflow-x: auto;
  border-radius: ${({ theme }) => theme.radius.sm};

  ${({ theme }) => theme.media.motion} {
    overflow: hidden;
    mask-image: linear-gradient(to right, transparent, #000 32px calc(100% - 32px), transparent);
  }
`;

const track = css`
  display: flex;
  flex: none;
  justify-content: space-around;
  min-width: 100%;

  ${({ theme }) => theme.media.motion} {
    animation: ${slide} ${LOOP_SECONDS}s linear infinite;
    will-change: transform;

    ${Viewport}:is([data-paused='true'], :hover, :focus-visible) & {
      animation-play-state: paused;
    }
  }
`;

const List = styled.ul`
  ${track}
`;

const Copy = styled.div`
  ${track}

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const MotionOnly = styled.span`
  @media (prefers-reduced-motion: reduce) {
    display: none;
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

/** An endless ticker that stops while hovered, focused or paused. */
export function Marquee({ label, items }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  return (
    <Row>
      <Viewport role="group" aria-label={label} tabIndex={0} data-paused={paused}>
        <List>
          {items.map(({ key, content }) => (
            <li key={key} data-item>
              {content}
            </li>
          ))}
        </List>
        <Copy aria-hidden>
          {items.map(({ key, content }) => (
            <span key={key} data-item>
              {content}
            </span>
          ))}
        </Copy>
      </Viewport>
      <MotionOnly>
        <Quiet onClick={() => setPaused(!paused)}>{paused ? t('Play') : t('Pause')}</Quiet>
      </MotionOnly>
    </Row>
  );
}
