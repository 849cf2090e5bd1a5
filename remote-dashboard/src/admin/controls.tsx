import { ContractFigures } from './contract-figures';
import { Forms } from './forms';
import { FundReserveForm } from './fund-reserve-form';
import { ResolveRoundForm } from './resolve-round-form';
import { StartRoundForm } from './start-round-form';

/** The contract's figures, and the commands of every day. */
export function Controls() {
  return (
    <>
      <ContractFigures />
      <Forms>
        <StartRoundForm />
        <ResolveRoundForm />
        <FundReserveForm />
      </Forms>
    </>
  );
}
