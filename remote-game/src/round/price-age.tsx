import { styled, usePriceAge } from '@updown/shared';
import { t } from '../../texts/texts';

const Text = styled.span`
  display: block;
  height: 20px;
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: 0;
  line-height: 20px;
  white-space: nowrap;
`;

/** 'Price delayed · 14 s' */
export function PriceAge() {
  return (
    <Text>
      {t('Price delayed')} · <span ref={usePriceAge()} />
    </Text>
  );
}
