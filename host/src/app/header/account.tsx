import {
  type BetOffer,
  Button,
  msg,
  quickPlayDialogRequested,
  shortAddress,
  signOutRequested,
  Skeleton,
  styled,
  useAppDispatch,
  useSession,
  useWalletIntent,
  VisuallyHidden,
  walletDialogRequested,
} from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../../texts/texts';
import { useHost, useSecondPart } from '../../host-context';
import { hasNotifications, useAlerts } from '../../preferences/alerts-choice';
import { languageLabel, LanguageSelect } from '../../preferences/language-select';
import { useOtherTheme } from '../../preferences/theme-switch';
import { useDialogs } from '../../session/dialogs/use-dialogs';
import { AlertsButton } from './alerts-button';
import { usePageLinks } from './page-links';
import { SmallMenu } from './small-menu';
import { useCornerFocus } from './use-corner-focus';

const Lines = styled.span`
  line-height: 1.3;
  text-align: left;

  > * {
    display: block;
  }
  > small:not(:only-child) {
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  @media (max-width: 479px) {
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

/** The player's balance over their address, on the account's button. */
function AccountLabel({ address }: { address: string }) {
  const second = useSecondPart();
  return (
    <Lines translate="no">
      {second && <second.Balance />} <small>{shortAddress(address)}</small>
    </Lines>
  );
}

const Corner = styled.div`
  display: contents;
`;

const Wide = styled.div`
  display: none;

  ${({ theme }) => theme.media.medium} {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.md};
  }
`;

// The page is rendered for a visitor. A returning player sees no sign-in controls while the session is restored.
const Connect = styled(Button)`
  [data-returning] [data-ahead] & {
    visibility: hidden;
  }
`;

// Smaller than the account button, and apart from it, to prevent an accidental sign-out.
const Disconnect = styled(Button).attrs({ $small: true })`
  background: none;
  border-color: transparent;
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  &::before {
    content: '';
    align-self: stretch;
    width: 1px;
    margin: 6px ${({ theme }) => theme.space.sm} 6px 0;
    background: ${({ theme }) => theme.color.line};
    pointer-events: none;
  }
`;

const ThemeToggle = styled(Button)`
  display: none;
  width: 44px;
  padding: 0;

  ${({ theme }) => theme.media.medium} {
    display: inline-flex;
  }
`;

const OnWide = styled.div`
  display: none;

  ${({ theme }) => theme.media.medium} {
    display: block;
  }
`;

const titles = {
  wallet: msg('Connect Your Wallet'),
  profile: msg('Profile'),
  'quick-play': msg('Quick play'),
} as const;

/** The player's corner of the header: a connect button, or the account with its dialogs. */
export function Account() {
  const { status, userAddress } = useSession();
  const { onAction } = useHost();
  const dispatch = useAppDispatch();
  const walletIntent = useWalletIntent();
  const [dialog, setDialog] = useState<keyof typeof titles | null>(null);
  const [bet, setBet] = useState<BetOffer | null>(null);
  const close = () => {
    setDialog(null);
    setBet(null);
  };
  const dialogs = useDialogs(dialog && t(titles[dialog]), close);
  const links = usePageLinks();
  const other = useOtherTheme();
  const alerts = useAlerts();
  const second = useSecondPart();

  const { corner, focus } = useCornerFocus(userAddress);

  useEffect(
    () =>
      onAction(walletDialogRequested, ({ payload }) => {
        setBet(payload ?? null);
        setDialog('wallet');
      }),
    [onAction],
  );
  useEffect(() => onAction(quickPlayDialogRequested, () => setDialog('quick-play')), [onAction]);

  function disconnect(): void {
    close();
    dispatch(signOutRequested());
  }

  return (
    <Corner ref={corner}>
      {userAddress === null ? (
        <>
          {status === 'loading' && dialog === null ? (
            <Skeleton width="9rem" height="44px" />
          ) : (
            <Connect
              $variant="primary"
              aria-haspopup="dialog"
              {...walletIntent}
              onClick={() => setDialog('wallet')}
            >
              {t('Connect Wallet')}
            </Connect>
          )}
          <OnWide>
            <LanguageSelect aria-label={languageLabel()} />
          </OnWide>
          <ThemeToggle aria-label={other.label} title={other.label} onClick={other.onSelect}>
            <span aria-hidden>{other.sign}</span>
          </ThemeToggle>
          {/* The key keeps the menu's button mounted, and so focused, through a sign-out. */}
          <SmallMenu
            key="menu"
            label={
              <>
                <VisuallyHidden>{t('Menu')}</VisuallyHidden>
                <span aria-hidden>☰</span>
              </>
            }
            items={[...links, other]}
          />
        </>
      ) : (
        <>
          <Wide>
            <Button onClick={() => setDialog('profile')} aria-haspopup="dialog">
              <AccountLabel address={userAddress} />
            </Button>
            <AlertsButton />
            <Disconnect onClick={disconnect}>{t('Disconnect')}</Disconnect>
          </Wide>
          <SmallMenu
            key="menu"
            label={
              <>
                <VisuallyHidden>{t('Menu')}</VisuallyHidden>
                <AccountLabel address={userAddress} />
                <span aria-hidden>▾</span>
              </>
            }
            head={second && <second.Balance />}
            items={[
              ...links,
              other,
              ...(hasNotifications()
                ? [
                    {
                      label: alerts.on ? t('Turn off result alerts') : t('Turn on result alerts'),
                      onSelect: alerts.toggle,
                    },
                  ]
                : []),
              { label: t('Profile'), onSelect: () => setDialog('profile') },
              { label: t('Wallet Details'), onSelect: () => setDialog('wallet') },
              { label: t('Disconnect'), onSelect: disconnect, isLast: true },
            ]}
          />
          {dialogs !== null && (
            <dialogs.ProfileDialog
              address={userAddress}
              open={dialog === 'profile'}
              onClose={close}
              onFocusLost={focus}
              onDetails={() => setDialog('wallet')}
              onQuickPlay={() => setDialog('quick-play')}
              onDisconnect={disconnect}
            />
          )}
          {dialogs !== null && (
            <dialogs.QuickPlayDialog
              open={dialog === 'quick-play'}
              onClose={close}
              onFocusLost={focus}
            />
          )}
        </>
      )}
      {dialogs !== null && (
        <dialogs.WalletDialog
          open={dialog === 'wallet'}
          bet={bet}
          onClose={close}
          onFocusLost={focus}
        />
      )}
    </Corner>
  );
}
