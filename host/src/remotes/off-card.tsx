import { styled } from '@updown/shared';
import { t } from '../texts/texts';

const Frame = styled.section`
  padding: ${({ theme }) => theme.space.md};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
  overflow-wrap: anywhere;
`;

/** The place of a remote that the site has switched off. */
export function OffCard({ title, reason }: { title: string; reason: string }) {
  const text = t('{title} is switched off', { title });
  return (
    <Frame aria-label={text}>
      {text}: {reason}
    </Frame>
  );
}
