import {
  errorMessage,
  hasContract,
  hasTimelock,
  proposeToSafe,
  routeOf,
  skipToken,
  styled,
  useAppDispatch,
  useConfigQuery,
  useHoldersQuery,
  useWallet,
  type AdminFunction,
  type Holders,
  type SafeProposal,
} from '@updown/shared';
import { useId, useState } from 'react';
import { t } from '../../texts/texts';
import { CommandFields } from './command-fields';
import { ProposalView } from './proposal-view';
import { titles } from './safe-rules';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
  padding-top: ${({ theme }) => theme.space.md};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  h3 {
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
  > p {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
  }
`;

/** Every admin command as a proposal, if a Safe or a timelock has a role in the game. Needs a wallet on the game's chain. */
export function SafeProposals() {
  const { address, chainId } = useWallet();
  const { data: config } = useConfigQuery();
  const isHere = config !== undefined && chainId === config.chainId;
  const { currentData } = useHoldersQuery(isHere ? (address ?? skipToken) : skipToken);
  if (currentData === undefined || !hasContract(currentData)) return null;
  return <Proposals holders={currentData} wallet={address ?? ''} />;
}

type State =
  | { step: 'idle' | 'working' }
  | { step: 'failed'; message: string }
  | { step: 'done'; proposal: SafeProposal };

function Proposals({ holders, wallet }: { holders: Holders; wallet: string }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>({ step: 'idle' });

  async function propose(name: AdminFunction, args: string[], proposer: string | null) {
    const route = routeOf(name, holders, proposer);
    if (route === null) {
      return setState({ step: 'failed', message: t('No Safe has the right to this command.') });
    }
    setState({ step: 'working' });
    try {
      const proposal = await dispatch(proposeToSafe({ name, args }, route, t(titles[name])));
      setState({ step: 'done', proposal });
    } catch (error) {
      const message = errorMessage(error, t('The proposal could not be prepared.'));
      setState({ step: 'failed', message });
    }
  }

  const safes = Object.values(holders).flatMap((each) => (each?.kind === 'safe' ? each : []));
  const isSigner = safes.some(({ signers }) => signers.includes(wallet));
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{t('Propose to the Safe')}</h3>
      <p>
        {t(
          'A Safe has a role in this game. Prepare a command here, and have its signers sign it in the Safe. Nothing is sent from this page.',
        )}
        {isSigner && ` ${t('Your wallet is one of the signers.')}`}
      </p>
      <CommandFields
        needsProposer={hasTimelock(holders)}
        likelyProposer={safes[0]?.address ?? ''}
        isWorking={state.step === 'working'}
        onPropose={(...asked) => void propose(...asked)}
        onChange={() => setState({ step: 'idle' })}
      />
      <ProposalView
        proposal={state.step === 'done' ? state.proposal : null}
        failure={state.step === 'failed' ? state.message : null}
      />
    </Part>
  );
}
