import { styled } from '@updown/shared';

/** A notice over the strip with the results, so that the page does not move. The text wraps in a small window. */
export const Strip = styled.div`
  position: relative;
  z-index: ${({ theme }) => theme.layer.line};
  height: 0;
  margin-bottom: calc(-1 * ${({ theme }) => theme.space.md});

  > * {
    position: absolute;
    inset: calc(-1 * ${({ theme }) => theme.space.gutter})
      calc(-1 * ${({ theme }) => theme.space.gutter}) auto;
    flex-wrap: nowrap;
    min-height: 44px;
    gap: ${({ theme }) => theme.space.xs};
    padding: 0 ${({ theme }) => theme.space.sm};
    border-radius: 0;
    font-size: ${({ theme }) => theme.font.size.xs};
    line-height: 1.2;

    ${({ theme }) => theme.media.medium} {
      font-size: ${({ theme }) => theme.font.size.sm};
    }
  }
`;
