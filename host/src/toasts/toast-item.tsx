import { shortAddress, shortHash, styled, type Toast } from '@updown/shared';
import { useState } from 'react';
import { useDwell } from './use-dwell';

const Frame = styled.li<{ $type: Toast['type'] }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => `${theme.space.sm} 44px ${theme.space.sm} ${theme.space.md}`};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-left: 3px solid ${({ theme, $type }) => theme.color[inks[$type]]};
  border-radius: ${({ theme }) => theme.radius.sm};
  box-shadow: 0 12px 32px rgb(0 0 0 / 45%);
  font-size: ${({ theme }) => theme.font.size.sm};
  overflow-wrap: anywhere;
  /* An open dialog takes the pointer from the rest of the page; a toast lies over it. */
  pointer-events: auto;
`;

const inks = { success: 'up', error: 'down', info: 'accent' } as const;

const Title = styled.strong<{ $type: Toast['type'] }>`
  color: ${({ theme, $type }) => theme.color[inks[$type]]};
`;

const Details = styled.dl`
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

const Close = styled.button`
  position: absolute;
  inset: 6px 6px auto auto;
  width: 32px;
  height: 32px;
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
`;

function rowsOf({ txHash, details = {} }: Toast): [string, string][] {
  const { gasUsed, gasCost, paidBy, network } = details;
  const rows: [string, string | undefined][] = [
    ['Transaction', txHash && shortHash(txHash)],
    ['Gas used', gasUsed],
    ['Gas cost', gasCost && `${gasCost} ETH`],
    ['Paid by', paidBy && shortAddress(paidBy)],
    ['Network', network],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined && row[1] !== '');
}

/** One toast. It leaves by itself, but not while somebody points at it or is in it. */
export function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useDwell(toast.duration, pointed || focused, onClose);
  const rows = rowsOf(toast);
  return (
    <Frame
      $type={toast.type}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Title $type={toast.type}>{toast.title}</Title>
      {toast.message !== '' && <p>{toast.message}</p>}
      {rows.length > 0 && (
        <Details>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Details>
      )}
      {toast.txHash !== undefined && toast.explorerUrl !== undefined && (
        <a href={toast.explorerUrl} target="_blank" rel="noreferrer">
          View Transaction
        </a>
      )}
      <Close type="button" aria-label={`Close: ${toast.title}`} onClick={onClose}>
        ✕
      </Close>
    </Frame>
  );
}
