import type { PlacedLabel } from './label-boxes';
import { lineLabels, toneOf } from './line-labels';
import type { Scale } from './line-scale';
import { labelStyle } from './line-styles';
import { LabelText, Mark } from './mark';
import type { Area, Box } from './place-labels';
import type { RoundLine } from './round-line';

interface LineMarksProps {
  line: RoundLine;
  scale: Scale;
  area: Area;
  /** The boxes that no label may cover. */
  taken: readonly Box[];
}

/** The start price, the player's own entry, and the current price or the end price. */
export function LineMarks({ line, scale, area, taken }: LineMarksProps) {
  const { base, points, entry, hasEnded } = line;
  const labels = lineLabels(line, scale, area, taken);
  const named = (name: PlacedLabel['name']) => labels.find((label) => label.name === name);
  const start = named('start');
  const last = points.at(-1);
  return (
    <>
      {start && (
        <LabelText $tone={start.tone} data-label="start" style={labelStyle(start)}>
          {start.text}
        </LabelText>
      )}
      {entry && (
        <Mark
          at={entry}
          tone={entry.isUp ? 'up' : 'down'}
          label={named('entry')}
          scale={scale}
          ring
        />
      )}
      {last && (
        <Mark
          at={last}
          tone={toneOf(last.price, base)}
          label={named(hasEnded ? 'end' : 'price')}
          scale={scale}
          glides={!hasEnded}
        />
      )}
    </>
  );
}
