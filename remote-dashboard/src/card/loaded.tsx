import { errorMessage, Failure, Skeleton } from '@updown/shared';
import type { ReactNode } from 'react';
import { t } from '../../texts/texts';

interface LoadedProps<Data> {
  query: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** The title of a failure. */
  failed: string;
  /** The height of the content, while it loads. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** The content of a card once it is read. After a failed read, the last content stays below the failure. */
export function Loaded<Data>({ query, failed, height, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <>
      {error !== undefined && (
        <Failure
          title={failed}
          message={errorMessage(error, t('The server did not respond.'))}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === undefined && (
        <div aria-busy>
          <Skeleton height={height} />
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
