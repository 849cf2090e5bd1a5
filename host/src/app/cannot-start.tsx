import { Button, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { PageTheme } from '../preferences/page-theme';

const Frame = styled.main`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.md};
  max-width: 36rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.md};
  overflow-wrap: anywhere;
`;

/** Replaces the whole page if the site descriptor cannot be read. */
export function CannotStart({ reason }: { reason: string }) {
  return (
    <PageTheme>
      <Frame role="alert">
        <h1>{t('UpDown cannot start')}</h1>
        <p>{reason}</p>
        <Button $variant="primary" onClick={() => location.reload()}>
          {t('Try again')}
        </Button>
      </Frame>
    </PageTheme>
  );
}
