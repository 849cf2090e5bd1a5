import { styled } from '@updown/shared';

/** A part of the passkey's dialog, with its heading. */
export const Part = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};

  h3 {
    font-size: ${({ theme }) => theme.font.size.md};
  }
`;
