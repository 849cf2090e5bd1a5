import { styled } from '@updown/shared';
import { useEffect, useState } from 'react';
import { readerTimeZone } from '../candles/time-labels';
import { t } from '../texts/texts';

const Text = styled.span`
  display: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};

  ${({ theme }) => theme.media.medium} {
    display: inline;
  }
`;

/** The browser's first look at the time zone is slow: the page works first. */
const LATER_MS = 1_500;

/** 'Times in Europe/Madrid'. It comes after the chart. */
export function Zone() {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const later = setTimeout(() => setZone(readerTimeZone()), LATER_MS);
    return () => clearTimeout(later);
  }, []);
  return <Text>{zone !== null && t('Times in {zone}', { zone })}</Text>;
}
