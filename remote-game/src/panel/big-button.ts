import { Button, styled } from '@updown/shared';

/** A large button in the ticket, with one or two lines of text. */
export const BigButton = styled(Button)`
  flex: 1 1 0;
  flex-direction: column;
  gap: 0;
  min-width: 0;
  min-height: 64px;
  padding: 0 ${({ theme }) => theme.space.xxs};
  border-radius: ${({ theme }) => theme.radius.md};
  font-size: 0.9375rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1.4;
  white-space: normal;

  small {
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
  ${({ theme }) => theme.media.medium} {
    min-height: 76px;
  }
  ${({ theme }) => theme.media.large} {
    font-size: ${({ theme }) => theme.font.size.md};

    small {
      font-size: 0.8125rem;
    }
  }
`;

export const Pair = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};

  ${({ theme }) => theme.media.medium} {
    flex-wrap: wrap;
  }
`;
