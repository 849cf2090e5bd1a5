import { styled } from '@updown/shared';

/** Forms beside each other, as far as there is room. */
export const Forms = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => `${theme.space.lg} ${theme.space.md}`};
`;
