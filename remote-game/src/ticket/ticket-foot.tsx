import { styled } from '@updown/shared';
import { TokenLine } from '../token-info/token-line';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The part below the bet's standing or result. */
export function TicketFoot({ note }: { note: string | null }) {
  return (
    <Foot>
      {note !== null && <span>{note}</span>}
      <TokenLine />
    </Foot>
  );
}
