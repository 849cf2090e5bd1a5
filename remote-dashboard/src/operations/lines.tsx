import {
  explorerTransaction,
  formatPrice,
  formatTokens,
  shortAddress,
  shortHash,
  styled,
  useConfigQuery,
} from '@updown/shared';

/** A titled section of a card. */
export const Part = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};

  h3 {
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

/** A list of short records. */
export const Lines = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.font.size.sm};
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `2px ${theme.space.sm}`};
  padding: ${({ theme }) => theme.space.xs} 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

export const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const formats: Readonly<Record<string, (value: string) => string>> = {
  price: (value) => formatPrice(Number(value)),
  amount: (value) => formatTokens(value),
};

/** 'price: $2,392.32' for 'price: 2392.32208892', and addresses in their short form. */
function shortDetails(details: string): string {
  return details
    .replaceAll(/\b0x[0-9a-fA-F]{40}\b/g, shortAddress)
    .replaceAll(
      /\b(price|amount): (\d+(?:\.\d{1,18})?)\b/g,
      (_, name: string, value: string) => `${name}: ${formats[name]!(value)}`,
    );
}

/** The arguments of an action, in short; as they were sent on hover. */
export function Details({ of }: { of: string }) {
  return <Quiet title={of}>{shortDetails(of)}</Quiet>;
}

/** A shortened transaction hash, linked if the network has an explorer. */
export function TransactionLink({ hash }: { hash: string }) {
  const explorerUrl = useConfigQuery().data?.explorerUrl ?? null;
  if (explorerUrl === null) {
    return (
      <span title={hash} translate="no">
        {shortHash(hash)}
      </span>
    );
  }
  return (
    <a
      href={explorerTransaction(explorerUrl, hash)}
      target="_blank"
      rel="noreferrer"
      translate="no"
    >
      {shortHash(hash)}
    </a>
  );
}
