import { shortAddress, shortHash, styled, toAddress, TraceMark, type Toast } from '@updown/shared';
import { t } from '../../texts/texts';

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `0 ${theme.space.sm} ${theme.space.sm}`};
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.xs};

  div {
    display: contents;
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
`;

/** The number of characters that surely fit in one line. */
const FITS = 60;

export function hasDetails(toast: Toast): boolean {
  return rowsOf(toast).length > 0 || toast.trace !== undefined || toast.message.length > FITS;
}

function rowsOf({ txHash, details = {} }: Toast): [string, string][] {
  const { gasUsed, gasCost, paidBy, network } = details;
  const rows: [string, string | undefined][] = [
    [t('Transaction'), txHash && shortHash(txHash)],
    [t('Gas used'), gasUsed],
    [t('Gas cost'), gasCost && `${gasCost} ETH`],
    [t('Paid by'), paidBy && shortAddress(toAddress(paidBy) ?? paidBy)],
    [t('Network'), network],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined && row[1] !== '');
}

/** The folded part of a toast: a long message, the details of a transaction, and the trace of a failed call. */
export function ToastDetails({ id, toast }: { id: string; toast: Toast }) {
  return (
    <Box id={id}>
      {toast.message.length > FITS && <p>{toast.message}</p>}
      <Rows>
        {rowsOf(toast).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </Rows>
      <TraceMark id={toast.trace} />
    </Box>
  );
}
