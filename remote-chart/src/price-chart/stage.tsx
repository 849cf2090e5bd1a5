import { styled } from '@updown/shared';

/**
 * The place of every chart and of every state of it, so that the page does not shift. The page can set its height; else it
 * leaves room for the rest of the frame in the window. `svh` does not change while a phone hides its address bar.
 */
export const Stage = styled.div`
  --height: var(--chart-height, clamp(180px, 25svh, 240px));
  position: relative;
  height: var(--height);

  ${({ theme }) => theme.media.medium} {
    --height: var(--chart-height, clamp(200px, 30svh, 360px));
  }
  ${({ theme }) => theme.media.large} {
    --height: var(--chart-height, clamp(240px, 45svh, 520px));
  }
`;

/** A message in the place of a chart. */
export const Empty = styled(Stage)`
  display: grid;
  place-items: center;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;
