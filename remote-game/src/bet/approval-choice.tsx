import { styled } from '@updown/shared';
import { useId } from 'react';

const Choices = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: ${({ theme }) => theme.font.size.sm};

  legend {
    padding: 0;
    color: ${({ theme }) => theme.color.muted};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    min-height: 28px;
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;

interface ApprovalChoiceProps {
  isExact: boolean;
  onChange: (isExact: boolean) => void;
}

/** How much the game may take: everything at once, which needs no approval later, or this stake alone. */
export function ApprovalChoice({ isExact, onChange }: ApprovalChoiceProps) {
  const name = useId();
  return (
    <Choices>
      <legend>Approve</legend>
      <label>
        <input type="radio" name={name} checked={!isExact} onChange={() => onChange(false)} />
        Once, for every later prediction too
      </label>
      <label>
        <input type="radio" name={name} checked={isExact} onChange={() => onChange(true)} />
        The exact amount of this stake
      </label>
    </Choices>
  );
}
