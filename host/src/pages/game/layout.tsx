import type { PlaceName } from '@updown/protocol/site/contributions';
import { styled } from '@updown/shared';
import { gamePlaces } from './places';

/** The width of the panel beside the frame. */
export const PANEL_WIDTH = { medium: '360px', large: '400px' } as const;

function beside(panel: string, hasAside: boolean) {
  return hasAside
    ? `grid-template: 'ticker ticker' auto 'frame panel' auto 'history panel' 1fr 'history aside' auto / minmax(0, 1fr) ${panel};`
    : `grid-template: 'ticker ticker' auto 'frame panel' auto 'history panel' 1fr / minmax(0, 1fr) ${panel};`;
}

/** One column on a small screen. From `medium` on, the panel is on the right and the rest fills the left. */
export const Layout = styled.div<{ $beside: boolean; $aside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.md};

  ${({ theme }) => theme.media.medium} {
    ${({ $beside, $aside }) => $beside && beside(PANEL_WIDTH.medium, $aside)}
  }
  ${({ theme }) => theme.media.large} {
    ${({ $beside, $aside }) => $beside && beside(PANEL_WIDTH.large, $aside)}
  }
`;

/** The height of the skeleton in a `Cell`, which sets this variable. */
export const PLACE_HEIGHT = 'var(--place)';

/** A place on the page. From `medium` on, a direct child of the layout has a grid area of its own. */
export const Cell = styled.div<{ $place: PlaceName; $area?: string | undefined }>`
  --tools: 42px;
  --place: ${({ $place }) => gamePlaces[$place].heights[0]};
  min-width: 0;

  @media (pointer: coarse) {
    --tools: 58px;
  }

  ${({ theme }) => theme.media.medium} {
    --place: ${({ $place }) => gamePlaces[$place].heights[1]};
    ${({ $area }) => $area !== undefined && `grid-area: ${$area};`}
  }
  ${({ theme }) => theme.media.large} {
    --place: ${({ $place }) => gamePlaces[$place].heights[2]};
  }
`;

/** A strip below the header, from edge to edge. */
export const Ticker = styled(Cell)`
  margin: calc(-1 * ${({ theme }) => theme.space.gutter});
  padding: 0 ${({ theme }) => theme.space.gutter};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};

  ${({ theme }) => theme.media.medium} {
    margin-bottom: 0;
  }
`;

/** The one card around round, chart and pools. On a small screen the card spans the full width. */
export const Frame = styled.div<{ $area?: string | undefined }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
  margin: 0 calc(-1 * ${({ theme }) => theme.space.md});
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  background: ${({ theme }) => theme.color.surface};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};

  ${({ theme }) => theme.media.medium} {
    ${({ $area }) => $area !== undefined && `grid-area: ${$area};`}
    align-self: start;
    margin: 0;
    padding: ${({ theme }) => `${theme.space.md} ${theme.space.lg}`};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.lg};
  }
`;
