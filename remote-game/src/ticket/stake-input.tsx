import { styled, plainTokens } from '@updown/shared';
import { useId, type ReactNode } from 'react';
import type { Limits } from '../rules/stake-input';
import type { Stake } from './use-stake';

const Box = styled.div`
  position: relative;

  > span {
    position: absolute;
    inset: 0 ${({ theme }) => theme.space.md} 0 auto;
    display: grid;
    align-items: center;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
    pointer-events: none;
  }
`;

const Input = styled.input`
  width: 100%;
  height: 52px;
  padding: 0 64px 0 ${({ theme }) => theme.space.md};
  background: ${({ theme }) => theme.color.canvas};
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.lg};
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.down};
  }
`;

const Note = styled.p<{ $isError: boolean }>`
  min-height: 18px;
  color: ${({ theme, $isError }) => ($isError ? theme.color.down : theme.color.muted)};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

interface StakeInputProps {
  /** The `id` of the input, for its label. */
  id: string;
  stake: Stake;
  limits: Limits;
  symbol: string;
  /** The stake's error, or else a hint. */
  note: string;
  isError: boolean;
  children: ReactNode;
}

/** The amount, its unit, and the note below the quick amounts. */
export function StakeInput({
  id,
  stake,
  limits,
  symbol,
  note,
  isError,
  children,
}: StakeInputProps) {
  const noteId = useId();
  const plain = (amount: bigint) => Number(plainTokens(amount));
  return (
    <>
      <Box>
        <Input
          {...stake.input}
          id={id}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-valuemin={plain(limits.minimum)}
          aria-valuemax={plain(limits.maximum)}
          {...(stake.stake !== null && {
            'aria-valuenow': plain(stake.stake),
            'aria-valuetext': `${stake.text} ${symbol}`,
          })}
          aria-invalid={isError}
          aria-describedby={noteId}
        />
        <span aria-hidden>{symbol}</span>
      </Box>
      {children}
      <Note id={noteId} $isError={isError}>
        {note}
      </Note>
    </>
  );
}
