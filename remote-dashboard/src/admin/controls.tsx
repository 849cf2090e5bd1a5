import { Notice } from '@updown/shared';
import { t } from '../../texts/texts';
import { ContractFigures } from './contract-figures';
import { DepositForm } from './deposit-form';
import { Forms } from './forms';
import { FundReserveForm } from './fund-reserve-form';
import { ResolveRoundForm } from './resolve-round-form';
import { StartRoundForm } from './start-round-form';

/** The contract's figures and the everyday commands. */
export function Controls() {
  return (
    <>
      <ContractFigures />
      <Forms>
        <StartRoundForm />
        <ResolveRoundForm />
        <FundReserveForm />
      </Forms>
      <Notice tone="warning">
        {t(
          'The current contract may not allow deposit limit changes. Changes apply from the next round.',
        )}
      </Notice>
      <Forms>
        <DepositForm bound="minimum" />
        <DepositForm bound="maximum" />
      </Forms>
    </>
  );
}
