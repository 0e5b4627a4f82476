import { useQuery } from '@tanstack/react-query';
import { accountQuery, InvalidResponseError, UnauthenticatedError } from '@virasat/api-client';
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
  const profile = useProfileForm(data);
  const deletion = useAccountDeletion();
  // One screen from the first moment on: its heading may have the focus while the account arrives.
  return <SettingsScreen renderLink={renderLink} paymentHref="/payment" account={toSettings()} />;

  function toSettings(): AccountSettings {
    if (data !== undefined) {
      const { balancePaise, coupons } = data;
      return { status: 'loaded', profile, balancePaise, coupons, deletion };
    }
    if (error === null) return { status: 'loading' };
    return { status: 'failed', cause: causeOf(error), onRetry: () => void refetch() };
  }
}
