import { styled, type Toast } from '@updown/shared';
import { useEffect, useRef, useId, useState } from 'react';
import { t } from '../../texts/texts';
import { hasDetails, ToastDetails } from './toast-details';
import { Frame, inks, Line, Mark, Plain, Text } from './toast-frame';

/** Calls back after `duration` milliseconds, not counting the time while `paused`. */
export function useDwell(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}

const marks = { success: '✓', error: '!', info: 'i' } as const;

const Title = styled.strong<{ $type: Toast['type'] }>`
  color: ${({ theme, $type }) => theme.color[inks[$type]]};
`;

const Message = styled.span`
  margin-left: 0.4em;
`;

/** One toast on one line, with folded details. It closes after its duration, but not while hovered or focused. */
export function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  useDwell(toast.duration, pointed || focused || unfolded, onClose);
  const { type, title, message, txHash, explorerUrl } = toast;
  return (
    <Frame
      data-toast
      $type={type}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Line>
        <Mark aria-hidden $type={type}>
          {marks[type]}
        </Mark>
        <Text>
          <Title $type={type}>{title}</Title>
          {message !== '' && <Message>{message}</Message>}
        </Text>
        {txHash !== undefined && explorerUrl !== undefined && (
          <a href={explorerUrl} target="_blank" rel="noreferrer">
            {t('View Transaction')}
          </a>
        )}
        {hasDetails(toast) && (
          <Plain
            aria-expanded={unfolded}
            aria-controls={unfolded ? id : undefined}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t('Details')}
          </Plain>
        )}
        <Plain aria-label={t('Close: {title}', { title })} onClick={onClose}>
          ✕
        </Plain>
      </Line>
      {unfolded && <ToastDetails id={id} toast={toast} />}
    </Frame>
  );
}
