import { Amount, Direction, Profit, Stat, Stats } from '@updown/shared';
import { Section, State } from '../section';

const BONUS = 15_380_950_000_000_000_000_000n;

export function Figures() {
  return (
    <>
      <Totals />
      <Section title="Amount and Profit">
        <State name="cut to two decimals">
          <Amount of="33333.333333" symbol="ION" />
        </State>
        <State name="profit">
          <Profit of={BONUS} symbol="ION" />
        </State>
        <State name="loss">
          <Profit of={-BONUS} symbol="ION" />
        </State>
        <State name="neither">
          <Profit of={0n} symbol="ION" />
        </State>
      </Section>
    </>
  );
}

function Totals() {
  return (
    <Section title="Stat">
      <State name="one figure">
        <Stats>
          <Stat label="Total Pool">180,000 ION</Stat>
        </Stats>
      </State>
      <State name="several figures" wide>
        <Stats>
          <Stat label="Total Pool">180,000 ION</Stat>
          <Stat label={<Direction of="UP" />}>120,000 ION</Stat>
          <Stat label={<Direction of="DOWN" />}>60,000 ION</Stat>
        </Stats>
      </State>
      <State name="a value without a space to break at">
        <Stats>
          <Stat label="Game">0x5FbDB2315678afecb367f032d93F642f64180aa3</Stat>
        </Stats>
      </State>
    </Section>
  );
}
