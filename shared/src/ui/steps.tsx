import { styled } from 'styled-components';

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 28px 1fr;
  column-gap: ${({ theme }) => theme.space.sm};
  counter-increment: step;

  &::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    background: ${({ theme }) => theme.color.raised};
    border-radius: ${({ theme }) => theme.radius.pill};
    color: ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

const Text = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface StepsProps {
  /** The title and one line of text for each step, in order. */
  steps: readonly (readonly [title: string, text: string])[];
}

/** A numbered list of instructions. */
export function Steps({ steps }: StepsProps) {
  return (
    <List>
      {steps.map(([title, text]) => (
        <Step key={title}>
          <strong>{title}</strong>
          <Text>{text}</Text>
        </Step>
      ))}
    </List>
  );
}
