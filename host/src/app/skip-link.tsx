import { styled } from '@updown/shared';
import { t } from '../texts/texts';

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

/** The first focusable element: it skips the header. */
export function SkipLink() {
  return <Link href="#main">{t('Skip to content')}</Link>;
}
