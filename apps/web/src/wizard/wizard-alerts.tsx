import { Alert, Button } from '@virasat/ui';
import { useAccount, useDraft } from '../account/account-context.tsx';
import { accountTexts as texts } from '../account/texts.ts';

interface WizardAlertsProps {
  /** Given where the page has just opened an unfinished will that nobody asked for by its stage. */
  onStartNew: (() => void) | undefined;
}

/** What may stand between the person and their answers: another tab, another save, a document that is gone. */
export function WizardAlerts({ onStartNew }: WizardAlertsProps) {
  const { store, accountSave } = useAccount();
  const { elsewhere, wasUnreadable } = useDraft();
  const saveAgain = (): void => {
    store.forgetVersion();
    void accountSave.save();
  };
  const saveAsNew = (): void => {
    store.forgetAccountCopy();
    void accountSave.save();
  };
  return (
    <>
      {onStartNew !== undefined && (
        <Alert
          tone="info"
          title={texts.continuing}
          action={
            <Button variant="quiet" size="dense" className="-ms-2" onClick={onStartNew}>
              {texts.startNew}
            </Button>
          }
        />
      )}
      {elsewhere !== null && (
        <Alert
          tone="warn"
          live
          title={texts.elsewhereTitle}
          action={
            <>
              <Button variant="secondary" onClick={() => store.settle('elsewhere')}>
                {texts.useElsewhere}
              </Button>
              <Button variant="quiet" onClick={() => store.settle('here')}>
                {texts.keepHere}
              </Button>
            </>
          }
        >
          {texts.elsewhereText}
        </Alert>
      )}
      {accountSave.trouble === 'changed-elsewhere' && (
        <Alert
          tone="warn"
          live
          title={texts.changedElsewhereTitle}
          action={
            <Button variant="secondary" onClick={saveAgain}>
              {texts.saveAnyway}
            </Button>
          }
        >
          {texts.changedElsewhereText}
        </Alert>
      )}
      {accountSave.trouble === 'gone' && (
        <Alert
          tone="warn"
          live
          title={texts.goneTitle}
          action={
            <Button variant="secondary" onClick={saveAsNew}>
              {texts.saveAsNew}
            </Button>
          }
        >
          {texts.goneText}
        </Alert>
      )}
      {wasUnreadable && (
        <Alert tone="warn" title={texts.unreadableTitle}>
          {texts.unreadableText}
        </Alert>
      )}
    </>
  );
}
