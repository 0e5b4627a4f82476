import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Skeleton, SkeletonArea } from '../../components/Skeleton/index.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenColumn } from '../layout.ts';
import { SettingsBalance } from './SettingsBalance.tsx';
import { SettingsDelete, type SettingsDeleteProps } from './SettingsDelete.tsx';
import { SettingsProfile, type SettingsProfileProps } from './SettingsProfile.tsx';
import { settingsTexts as texts } from './settingsTexts.ts';

/** The account as the page shows it, or why it can't. */
export type AccountSettings =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** Stands under 'Error loading account settings'; absent where the words add nothing. */
      cause?: string | undefined;
      onRetry(): void;
    }
  | {
      status: 'loaded';
      profile: SettingsProfileProps;
      balancePaise: number;
      coupons: number;
      deletion: SettingsDeleteProps;
    };

export interface SettingsScreenProps {
  renderLink: RenderLink;
  /** Where the balance is topped up. */
  paymentHref: string;
  account: AccountSettings;
}

const columns = 'mt-8 grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_22rem]';

function Loading() {
  return (
    <SkeletonArea label={texts.proposed.loading} className={columns}>
      <div className="space-y-6 rounded-card border border-line bg-surface p-6 xs:p-8">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12 w-64" />
      </div>
      <div className="space-y-5 rounded-card border border-line bg-surface p-6 xs:p-8">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-10 w-40" />
        <Skeleton />
      </div>
    </SkeletonArea>
  );
}

function Content({ account, ...links }: SettingsScreenProps) {
  switch (account.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <Alert
          live
          tone="danger"
          title={texts.loadFailed}
          className="mt-8"
          action={
            <Button size="dense" onClick={account.onRetry}>
              {texts.tryAgain}
            </Button>
          }
        >
          {account.cause}
        </Alert>
      );
    case 'loaded':
      return (
        <div className={columns}>
          <SettingsProfile {...account.profile} />
          <SettingsBalance {...links} balancePaise={account.balancePaise} coupons={account.coupons} />
          <SettingsDelete {...account.deletion} />
        </div>
      );
    default:
      return account satisfies never;
  }
}

/**
 * The account: who it belongs to, what it holds, and its end.
 * @see spec.md, section 2, Settings
 * @see design.md, 3.8
 */
export function SettingsScreen(props: SettingsScreenProps) {
  return (
    <div data-slot="settings-screen" className={screenColumn({ width: 'shell', className: 'pt-10 pb-20' })}>
      <h1 tabIndex={-1} className="font-display text-h1 font-medium">
        {texts.title}
      </h1>
      <Content {...props} />
    </div>
  );
}
