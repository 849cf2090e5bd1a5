import { styled } from '@updown/shared';

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.md};
`;

/** Columns of equal width. */
export const Columns = styled(Column)<{ $count: number }>`
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
`;

/** The actions needed, with the health of the game beside them in a large window. */
export const Lead = styled(Column)`
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-content: stretch;

    > :last-child {
      grid-column: 2 / -1;
    }
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
