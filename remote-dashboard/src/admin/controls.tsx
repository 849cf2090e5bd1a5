import { Notice } from '@updown/shared';
import { t } from '../../texts/texts';
import { ContractFigures } from './contract-figures';
import { DepositForm } from './deposit-form';
import { Forms } from './forms';
import { FundReserveForm } from './fund-reserve-form';
import { PauseForm } from './pause-form';
import { ResolveRoundForm } from './resolve-round-form';
import { StartRoundForm } from './start-round-form';

/** The everyday commands, the deposit limits, and the contract's figures. */
export function Controls() {
  return (
    <>
      <Forms>
        <StartRoundForm />
        <ResolveRoundForm />
        <PauseForm />
      </Forms>
      <Notice tone="warning">
        {t(
          'The current contract may not allow deposit limit changes. Changes apply from the next round.',
        )}
      </Notice>
      <Forms>
        <DepositForm bound="minimum" />
        <DepositForm bound="maximum" />
        <FundReserveForm />
      </Forms>
      <ContractFigures />
    </>
  );
}
