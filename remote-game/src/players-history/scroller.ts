import { styled } from '@updown/shared';

/** A list that scrolls on its own, also by keyboard. */
export const Scroller = styled.div.attrs({ tabIndex: 0, role: 'region' })`
  max-height: 34rem;
  overflow: auto;
  overscroll-behavior: contain;
`;
