import { explorerAddress, styled, useConfigQuery } from '@updown/shared';
import { t } from '../../texts/texts';
import { Blank } from './blank';

/** A list of `AddressRow`s. */
export const Addresses = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

const Label = styled.dt`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const Value = styled.dd`
  font-size: ${({ theme }) => theme.font.size.sm};
  overflow-wrap: anywhere;
`;

interface AddressRowProps {
  label: string;
  /** Undefined until loaded; null for none. */
  address: string | null | undefined;
}

/** A full address with its label, linked if the network has an explorer. */
export function AddressRow({ label, address }: AddressRowProps) {
  const explorerUrl = useConfigQuery().data?.explorerUrl ?? null;
  return (
    <div>
      <Label>{label}</Label>
      <Value>
        {address === undefined ? (
          <Blank length={42} />
        ) : address !== null && explorerUrl !== null ? (
          <a href={explorerAddress(explorerUrl, address)} target="_blank" rel="noreferrer">
            {address}
          </a>
        ) : (
          (address ?? t('Not connected'))
        )}
      </Value>
    </div>
  );
}
