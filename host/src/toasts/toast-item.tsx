import {
  byLocale,
  shortAddress,
  shortHash,
  styled,
  toAddress,
  type Toast,
  TraceMark,
} from '@updown/shared';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../texts/texts';
import { Frame, inks, Line, Mark, Plain, Text } from './toast-frame';

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `0 ${theme.space.sm} ${theme.space.sm}`};
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.xs};

  div {
    display: contents;
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
`;

/** The number of characters that surely fit in one line. */
const FITS = 60;

function hasDetails(toast: Toast): boolean {
  return rowsOf(toast).length > 0 || toast.trace !== undefined || toast.message.length > FITS;
}

const figures = byLocale((locale) => ({
  plain: new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }),
  large: new Intl.NumberFormat(locale, { maximumSignificantDigits: 6, notation: 'compact' }),
}));

/** '84,213', '1.20346M' or '0.000084': at most six digits besides the leading zero. */
function sixDigits(figure: string): string {
  const { plain, large } = figures();
  const value = Number(figure);
  if (value > 0 && value < 1e-6) return `<${plain.format(1e-6)}`;
  return (value < 1e6 ? plain : large).format(value);
}

function rowsOf({ txHash, details = {} }: Toast): [string, string][] {
  const { gasUsed, gasCost, paidBy, network } = details;
  const rows: [string, string | undefined][] = [
    [t('Transaction'), txHash && shortHash(txHash)],
    [t('Gas used'), gasUsed && t('{amount} gas', { amount: sixDigits(gasUsed) })],
    [t('Gas cost'), gasCost && `${sixDigits(gasCost)} ETH`],
    [t('Paid by'), paidBy && shortAddress(toAddress(paidBy) ?? paidBy)],
    [t('Network'), network],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined && row[1] !== '');
}

/** The folded part of a toast: a long message, the details of a transaction, and the trace of a failed call. */
function ToastDetails({ id, toast }: { id: string; toast: Toast }) {
  return (
    <Box id={id}>
      {toast.message.length > FITS && <p>{toast.message}</p>}
      <Rows>
        {rowsOf(toast).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </Rows>
      <TraceMark id={toast.trace} />
    </Box>
  );
}

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
