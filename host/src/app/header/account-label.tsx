import { shortAddress, styled } from '@updown/shared';
import { useSecondPart } from '../../host-context';

const Lines = styled.span`
  line-height: 1.3;
  text-align: left;

  > * {
    display: block;
  }
  > small:not(:only-child) {
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  @media (max-width: 479px) {
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

/** The player's balance over their address, on the account's button. */
export function AccountLabel({ address }: { address: string }) {
  const second = useSecondPart();
  return (
    <Lines translate="no">
      {second && <second.Balance />} <small>{shortAddress(address)}</small>
    </Lines>
  );
}
