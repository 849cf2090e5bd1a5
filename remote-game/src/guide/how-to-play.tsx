import { Card, Steps } from '@updown/shared';

const steps = [
  ['Start New Round', 'Or join the one that runs: everybody plays in the same round.'],
  ['Approve Tokens', 'Let the game take your stake. Once is enough.'],
  ['Make Prediction', 'UP or DOWN, once per round. Winners claim their rewards after it ends.'],
] as const;

export function HowToPlay() {
  return (
    <Card title="How to play">
      <Steps steps={steps} />
    </Card>
  );
}
