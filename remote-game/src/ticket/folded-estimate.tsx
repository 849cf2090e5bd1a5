import { styled } from '@updown/shared';
import type { ComponentProps } from 'react';
import { t } from '../../texts/texts';
import { EstimateBox } from './estimate-box';

const Folded = styled.details`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  > summary {
    min-height: 24px;
    cursor: pointer;
  }
`;

/** The estimate of a ticket that shares its column with a result. The buttons show the payouts too. */
export function FoldedEstimate(props: ComponentProps<typeof EstimateBox>) {
  return (
    <Folded>
      <summary>{t('Estimate')}</summary>
      <EstimateBox {...props} />
    </Folded>
  );
}
