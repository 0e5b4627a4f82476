import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Account, accountKey, type Profile, saveProfileMutation } from '@virasat/api-client';
import { formatPhone, formatTime, type SettingsProfileProps } from '@virasat/ui';
import { useEffect, useState } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { isUnderWay } from '../app/is-under-way.ts';
import { settingsTexts as texts } from './settings-texts.ts';

/** How long the saved-changes note stands, in ms (spec.md section 9). */
const NOTE_MS = 3_000;

/** True for three seconds after each new `at`. */
function useNote(at: Date | null): boolean {
  const [ended, setEnded] = useState<Date | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setEnded(at), NOTE_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && ended !== at;
}

/**
 * Name and WhatsApp number as they are typed. What is typed is kept apart from what the service has: an answer that
 * arrives while somebody types changes nothing in the fields.
 *
 * @param account Undefined while the service has not told it.
 * @see spec.md section 2, Settings
 */
export function useProfileForm(account: Account | undefined): SettingsProfileProps {
  const { client } = useAccount();
  const [typed, setTyped] = useState<Partial<Profile>>({});
  const { fullName: name = '', whatsappNumber = '', email = '' } = account ?? {};
  const profile: Profile = { name, whatsappNumber, ...typed };
  const queryClient = useQueryClient();
  const saving = saveProfileMutation(client);
  const { mutate, isPending, data, error, reset } = useMutation({
    ...saving,
    onSettled: (_result, _error, _profile, _before, { client: cache }) =>
      cache.invalidateQueries({ queryKey: accountKey }),
  });
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const justSaved = useNote(savedAt);

  const change = (part: Partial<Profile>): void => {
    setTyped((before) => ({ ...before, ...part }));
    setSavedAt(null);
    reset();
  };
  const refusal = data?.outcome === 'refused' ? (data.message ?? texts.saveFailed) : undefined;
  return {
    email,
    ...profile,
    onNameChange: (name) => change({ name }),
    onWhatsappNumberChange: (whatsappNumber) => change({ whatsappNumber }),
    onWhatsappNumberBlur: () => {
      const whatsappNumber = formatPhone(profile.whatsappNumber);
      if (whatsappNumber !== profile.whatsappNumber) change({ whatsappNumber });
    },
    onSave: () => {
      if (isUnderWay(queryClient, saving.mutationKey)) return;
      mutate(profile, {
        onSuccess: ({ outcome }) => {
          if (outcome === 'saved') setSavedAt(new Date());
        },
      });
    },
    saving: isPending,
    error: error === null ? refusal : texts.saveFailed,
    justSaved,
    savedAt: savedAt === null ? undefined : formatTime(savedAt),
  };
}
