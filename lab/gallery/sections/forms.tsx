import { Choice, Field, Select } from '@updown/shared';
import { useState } from 'react';
import { Section, State } from '../section';

const INTERVALS = { '1m': '1m', '5m': '5m', '1H': '1H' };

export function Forms() {
  const [chosen, choose] = useState<keyof typeof INTERVALS>('5m');
  return (
    <Section title="Field and choice">
      <State name="empty">
        <Field label="Minimum deposit" />
      </State>
      <State name="with a value">
        <Field label="Minimum deposit" defaultValue="30000" inputMode="numeric" />
      </State>
      <State name="with a hint">
        <Field label="Your stake" defaultValue="30000" hint="From 30,000 to 3,000,000 ION" />
      </State>
      <State name="with an error">
        <Field label="Your stake" defaultValue="10" error="The minimum is 30,000 ION." />
      </State>
      <State name="disabled">
        <Field label="Your stake" defaultValue="30000" disabled />
      </State>
      <State name="one of three">
        <Choice legend="Interval" options={INTERVALS} value={chosen} onChange={choose} />
      </State>
      <State name="one of many">
        <Select aria-label="Language">
          <option>English</option>
        </Select>
      </State>
    </Section>
  );
}
