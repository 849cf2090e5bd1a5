import { Button, CopyButton } from '@updown/shared';
import { Section, State } from '../section';

const VARIANTS = ['primary', 'up', 'down', 'quiet', 'danger'] as const;

export function Actions() {
  return (
    <Section title="Button">
      {VARIANTS.map((variant) => (
        <State key={variant} name={variant}>
          <Button $variant={variant}>Claim Rewards</Button>
        </State>
      ))}
      <State name="disabled">
        <Button $variant="primary" disabled>
          Claim Rewards
        </Button>
      </State>
      {VARIANTS.map((variant) => (
        <State key={variant} name={`${variant}, small`}>
          <Button $variant={variant} $small>
            Retry
          </Button>
        </State>
      ))}
      <State name="small, disabled">
        <Button $small disabled>
          Retry
        </Button>
      </State>
      <State name="copies a text">
        <CopyButton text="0x5FbDB2315678afecb367f032d93F642f64180aa3" what="address" />
      </State>
      <State name="full width" wide>
        <Button $variant="up" $wide>
          PREDICT UP
        </Button>
      </State>
    </Section>
  );
}
