import { Button, Notice } from '@updown/shared';
import { Section, State } from '../section';

const TONES = ['info', 'success', 'warning', 'error'] as const;

export function Messages() {
  return (
    <Section title="Notice">
      {TONES.map((tone) => (
        <State key={tone} name={tone} wide>
          <Notice tone={tone}>Round finished! Waiting for result...</Notice>
        </State>
      ))}
      <State name="with an action" wide>
        <Notice tone="success">
          You won round 7.
          <Button $small $variant="primary">
            Claim Rewards
          </Button>
        </Notice>
      </State>
    </Section>
  );
}
