import { Badge, Button, Card, Steps } from '@updown/shared';
import { Section, State } from '../section';

const STEPS = [
  ['Start New Round', 'Anyone can start one when none is running.'],
  ['Approve Tokens', 'Let the game take your stake.'],
  ['Make Prediction', 'Choose UP or DOWN.'],
] as const;

export function Layouts() {
  return (
    <Section title="Card and steps">
      <State name="Card" wide>
        <Card title="How to play">
          <Steps steps={STEPS} />
        </Card>
      </State>
      <State name="Card with a badge" wide>
        <Card title="Game Status" aside={<Badge $tone="up">Round Active</Badge>}>
          <p>Round 7 ends in 4:31.</p>
        </Card>
      </State>
      <State name="Card with an action and a long title" wide>
        <Card
          title="Everything that all players have predicted in every round so far"
          aside={<Button $small>Refresh</Button>}
        >
          <p>No player predictions found</p>
        </Card>
      </State>
      <State name="Quiet card" wide>
        <Card isQuiet title="Recent Predictions">
          <p>No predictions yet. Your first one appears here.</p>
        </Card>
      </State>
    </Section>
  );
}
