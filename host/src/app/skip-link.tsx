import { styled } from '@updown/shared';

const Link = styled.a`
  position: fixed;
  top: ${({ theme }) => theme.space.xs};
  left: ${({ theme }) => theme.space.xs};
  z-index: ${({ theme }) => theme.layer.toast};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  background: ${({ theme }) => theme.color.raised};
  border-radius: ${({ theme }) => theme.radius.sm};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first thing that the keyboard reaches: past the header. */
export const SkipLink = () => <Link href="#main">Skip to content</Link>;
