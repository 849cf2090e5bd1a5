import { styled } from '@updown/shared';

/** Explanations that a press unfolds, below the cards and without a frame of their own. */
export const Guide = styled.details`
  padding: ${({ theme }) => `0 ${theme.space.gutter}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  > summary {
    width: fit-content;
    padding: 12px 0;
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: 20px;
    cursor: pointer;
  }
  > p {
    padding-bottom: ${({ theme }) => theme.space.xs};
    overflow-wrap: anywhere;
  }
`;
