import { CopyButton, explorerAddress, shortAddress, styled, useConfigQuery } from '@updown/shared';
import { t } from '../../texts/texts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};

  /* A whole address breaks within its box, beside the button. */
  &[data-whole] {
    flex-wrap: nowrap;
    justify-content: space-between;
  }
`;

const Address = styled.code`
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  background: ${({ theme }) => theme.color.canvas};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
  overflow-wrap: anywhere;
`;

/** An address, shortened or in full, with a copy button and a link if the network has an explorer. */
export function AddressLine({ address, whole = false }: { address: string; whole?: boolean }) {
  const explorer = useConfigQuery().data?.explorerUrl;
  return (
    <Line data-whole={whole || undefined}>
      <Address translate="no">{whole ? address : shortAddress(address)}</Address>
      <CopyButton text={address} what={t('address')} />
      {!whole && explorer != null && (
        <a href={explorerAddress(explorer, address)} target="_blank" rel="noreferrer">
          {t('View on explorer')}
        </a>
      )}
    </Line>
  );
}
