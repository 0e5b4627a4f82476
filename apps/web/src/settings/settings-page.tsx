import { useQuery } from '@tanstack/react-query';
import { type Account, accountQuery, InvalidResponseError, UnauthenticatedError } from '@virasat/api-client';
import { type AccountSettings, SettingsScreen } from '@virasat/ui';
import { useAccount } from '../account/account-context.tsx';
import { renderLink } from '../shell/render-link.tsx';
import { settingsTexts as texts } from './settings-texts.ts';
import { useAccountDeletion } from './use-account-deletion.ts';
import { useProfileForm } from './use-profile-form.ts';

/** What stands under 'Error loading account settings' (architecture.md, The contract). */
function causeOf(error: Error): string | undefined {
  if (error instanceof InvalidResponseError) return texts.invalidResponse;
  // Where the service refused a token that there is, the frame of the page says so and offers to sign in.
  return error instanceof UnauthenticatedError && error.reason === 'no-token' ? texts.noToken : undefined;
}

/** The account's settings (spec.md section 2, Settings). */
export function SettingsPage() {
  const { client } = useAccount();
  const { data, error, refetch } = useQuery(accountQuery(client));
  if (data !== undefined) return <LoadedSettings account={data} />;
  const account: AccountSettings =
    error === null
      ? { status: 'loading' }
      : { status: 'failed', cause: causeOf(error), onRetry: () => void refetch() };
  return <Settings account={account} />;
}

function LoadedSettings({ account }: { account: Account }) {
  const profile = useProfileForm(account);
  const deletion = useAccountDeletion();
  const { balancePaise, coupons } = account;
  return <Settings account={{ status: 'loaded', profile, balancePaise, coupons, deletion }} />;
}

function Settings({ account }: { account: AccountSettings }) {
  return <SettingsScreen renderLink={renderLink} paymentHref="/payment" account={account} />;
}
