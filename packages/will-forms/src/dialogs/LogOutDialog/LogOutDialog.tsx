import { Alert, Button, Dialog } from '@virasat/ui';
import { logOutTexts as texts } from '../../texts/logOut.ts';

export interface LogOutDialogProps {
  open: boolean;
  /** What a logout would lose. A deed can't be saved to the account. */
  loses?: 'will' | 'deed' | 'both';
  /** True while the answers are on their way to the account. */
  saving: boolean;
  /** True where they could not be saved: the person is still signed in. */
  failed: boolean;
  onSaveAndLogOut(): void;
  onLogOut(): void;
  /** ‹Stay›, the close button or Escape: nothing changes. */
  onStay(): void;
}

/**
 * Asks before a logout clears answers that the account lacks.
 *
 * @see design.md, 4.9
 */
export function LogOutDialog({
  open,
  loses = 'will',
  saving,
  failed,
  onSaveAndLogOut,
  onLogOut,
  onStay,
}: LogOutDialogProps) {
  const isWill = loses !== 'deed';
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title={isWill ? texts.title : texts.deedTitle}
      description={
        loses === 'both' ? `${texts.text} ${texts.alsoDeed}` : isWill ? texts.text : texts.deedText
      }
      dismissOnOutside={false}
      actions={
        <>
          <Button variant="quiet" onClick={onStay}>
            {texts.stay}
          </Button>
          <Button variant="danger-quiet" onClick={onLogOut}>
            {isWill ? texts.logOut : texts.logOutOnly}
          </Button>
          {isWill && (
            <Button variant="primary" busy={saving} busyLabel={texts.saving} onClick={onSaveAndLogOut}>
              {texts.saveAndLogOut}
            </Button>
          )}
        </>
      }
    >
      {failed && (
        <Alert tone="danger" live>
          {texts.saveFailed}
        </Alert>
      )}
    </Dialog>
  );
}
