import { Badge, Direction, PriceChange, SourceBadge } from '@updown/shared';
import { Section, State } from '../section';

const TONES = ['plain', 'accent', 'up', 'down', 'warning'] as const;
const PERCENTS = [1.25, -1.25, 0];
const OUTCOMES = ['UP', 'DOWN', 'DRAW', 'VOID'] as const;

export function Marks() {
  return (
    <Section title="Badge, direction and change">
      {TONES.map((tone) => (
        <State key={tone} name={`Badge, ${tone}`}>
          <Badge $tone={tone}>Round Active</Badge>
        </State>
      ))}
      <State name="SourceBadge of a simulated price">
        <SourceBadge source="simulated" />
      </State>
      {OUTCOMES.map((outcome) => (
        <State key={outcome} name={`Direction, ${outcome}`}>
          <Direction of={outcome} />
        </State>
      ))}
      {PERCENTS.map((percent) => (
        <State key={percent} name={`PriceChange of ${percent}%`}>
          <PriceChange percent={percent}>in 24h</PriceChange>
        </State>
      ))}
    </Section>
  );
}
