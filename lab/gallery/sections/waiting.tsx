import { Skeleton, VisuallyHidden } from '@updown/shared';
import { Section, State } from '../section';

export function Waiting() {
  return (
    <Section title="Skeleton and VisuallyHidden">
      <State name="a line of text" wide>
        <Skeleton />
      </State>
      <State name="a button" wide>
        <Skeleton width="9rem" height="44px" />
      </State>
      <State name="a card" wide>
        <Skeleton height="10rem" />
      </State>
      <State name="text for a screen reader only" wide>
        <p>
          2,400.00 <VisuallyHidden>US dollars</VisuallyHidden>
        </p>
      </State>
    </Section>
  );
}
