import { styled } from '@updown/shared';
import { useId } from 'react';

/** How the game gets the stake: what is approved before the prediction, or a permit that goes with it. */
export type Approval = 'maximum' | 'exact' | 'permit';

const texts: Record<Approval, string> = {
  maximum: 'Once, for every later prediction too',
  exact: 'The exact amount of this stake',
  permit: 'With the prediction: a signature, no transaction',
};

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
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;

interface ApprovalChoiceProps {
  chosen: Approval;
  /** Whether the token takes permits. */
  canPermit: boolean;
  onChoose: (approval: Approval) => void;
}

export function ApprovalChoice({ chosen, canPermit, onChoose }: ApprovalChoiceProps) {
  const name = useId();
  const offered: readonly Approval[] = canPermit
    ? ['maximum', 'exact', 'permit']
    : ['maximum', 'exact'];
  return (
    <Choices>
      <legend>Approve</legend>
      {offered.map((approval) => (
        <label key={approval}>
          <input
            type="radio"
            name={name}
            checked={approval === chosen}
            onChange={() => onChoose(approval)}
          />
          {texts[approval]}
        </label>
      ))}
    </Choices>
  );
}
