import { Check } from 'lucide-react';
import { useId } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { cn } from '../../lib/cn.ts';
import { scriptLang } from '../../lib/scriptLang.ts';
import { screenCard } from '../layout.ts';
import { settingsTexts as texts } from './settingsTexts.ts';

export interface SettingsProfileProps {
  /** From the sign-in; it is shown and can't be changed. */
  email: string;
  name: string;
  whatsappNumber: string;
  onNameChange(name: string): void;
  onWhatsappNumberChange(whatsappNumber: string): void;
  /** The field was left: the place to write a number as it is usually written. */
  onWhatsappNumberBlur(): void;
  onSave(): void;
  /** The changes are on their way: further presses are ignored. */
  saving: boolean;
  /** Why they were not saved. */
  error?: string | undefined;
  /** The changes were saved a moment ago: said for three seconds. */
  justSaved: boolean;
  /** When they were saved, written out: ‹4:12 pm›. Stays until the next change. */
  savedAt?: string | undefined;
}

/** What became of the last save, beside the button. The line is there from the start, so that it is spoken. */
function SaveNote({ justSaved, savedAt }: Pick<SettingsProfileProps, 'justSaved' | 'savedAt'>) {
  return (
    <p role="status" className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {justSaved && (
        <span className="flex items-center gap-1.5 font-semibold text-ok-ink">
          <Check aria-hidden className="size-4" strokeWidth={2} />
          {texts.proposed.saved}
        </span>
      )}
      {savedAt !== undefined && <span>{texts.proposed.savedAt(savedAt)}</span>}
    </p>
  );
}

/** Who the account belongs to. */
export function SettingsProfile(props: SettingsProfileProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cn(screenCard, 'p-6 xs:p-8')}>
      <h2 id={headingId} className="font-display text-h3 font-medium">
        {texts.proposed.profile}
      </h2>
      <form
        noValidate
        className="mt-5 space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!props.saving) props.onSave();
        }}
      >
        <TextField
          variant="email"
          name="email"
          label={texts.proposed.email}
          hint={texts.proposed.emailHint}
          value={props.email}
          readOnly
          autoComplete="email"
        />
        <TextField
          name="name"
          label={texts.proposed.name}
          hint={texts.proposed.nameHint}
          optional
          value={props.name}
          lang={scriptLang(props.name)}
          spellCheck={false}
          autoComplete="name"
          onChange={(event) => props.onNameChange(event.currentTarget.value)}
        />
        <TextField
          variant="tel"
          width="long"
          name="whatsapp_number"
          label={texts.proposed.whatsapp}
          optional
          placeholder={texts.proposed.whatsappPlaceholder}
          value={props.whatsappNumber}
          autoComplete="tel"
          onChange={(event) => props.onWhatsappNumberChange(event.currentTarget.value)}
          onBlur={props.onWhatsappNumberBlur}
        />
        {props.error !== undefined && (
          <Alert live tone="danger">
            {props.error}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="primary" busy={props.saving} busyLabel={texts.saveChanges}>
            {texts.saveChanges}
          </Button>
          <SaveNote justSaved={props.justSaved} savedAt={props.savedAt} />
        </div>
      </form>
    </section>
  );
}
