import { conditionsIn } from '@updown/protocol/site/audience';
import { skipToken, useConfigQuery, useIsAdmin } from '@updown/shared';
import { useEffect } from 'react';
import { useWholeComposition, type Answers } from '../host-context';

/** Asks the API who the audience is, as far as a part of the site depends on it. */
export function AskAudience({ tell }: { tell: (answers: Answers) => void }) {
  const conditions = conditionsIn(useWholeComposition());
  const isAdmin = useIsAdmin(conditions.some(({ who }) => who === 'admin'));
  const needsChain = conditions.some(({ chain }) => chain !== undefined);
  const { data: config } = useConfigQuery(needsChain ? undefined : skipToken);
  const chain = config?.chainId;
  useEffect(() => tell({ isAdmin, chain }), [tell, isAdmin, chain]);
  return null;
}
