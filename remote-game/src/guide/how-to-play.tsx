import { Card, styled } from '@updown/shared';

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 28px 1fr;
    column-gap: ${({ theme }) => theme.space.sm};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    background: ${({ theme }) => theme.color.raised};
    border-radius: 50%;
    color: ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
  span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
  }
`;

const steps = [
  ['Start New Round', 'Or join the one that runs: everybody plays in the same round.'],
  ['Approve Tokens', 'Let the game take your stake. Once is enough.'],
  ['Make Prediction', 'UP or DOWN, once per round. Winners claim their rewards after it ends.'],
] as const;

export function HowToPlay() {
  return (
    <Card title="How to play">
      <Steps>
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </Steps>
    </Card>
  );
}
