import {
  Badge,
  Direction,
  FollowButton,
  PlayerName,
  PriceChange,
  SourceBadge,
} from '@updown/shared';
import { StaticRouter } from '@updown/shared/rendering';
import { Section, State } from '../section';

const PLAYER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const TONES = ['plain', 'accent', 'up', 'down', 'warning'] as const;
const PERCENTS = [1.25, -1.25, 0];
const OUTCOMES = ['UP', 'DOWN', 'DRAW', 'VOID'] as const;

export function Marks() {
  return (
    <Section title="Badge, direction, change and player">
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
      <State name="Direction, as a mark">
        <Direction of="UP" isBrief />
      </State>
      {PERCENTS.map((percent) => (
        <State key={percent} name={`PriceChange of ${percent}%`}>
          <PriceChange percent={percent}>in 24h</PriceChange>
        </State>
      ))}
      <State name="FollowButton">
        <FollowButton address={PLAYER} />
      </State>
      <State name="FollowButton in a row">
        <FollowButton isBrief address={PLAYER} />
      </State>
      <StaticRouter location="/">
        <State name="PlayerName">
          <PlayerName address={PLAYER} isOwn={false} />
        </State>
        <State name="PlayerName with a chosen name">
          <PlayerName address={PLAYER} name="Ada-99" isOwn={false} />
        </State>
        <State name="PlayerName of the visitor">
          <PlayerName address={PLAYER} isOwn />
        </State>
        <State name="PlayerName without an address">
          <PlayerName address={null} isOwn={false} />
        </State>
      </StaticRouter>
    </Section>
  );
}
