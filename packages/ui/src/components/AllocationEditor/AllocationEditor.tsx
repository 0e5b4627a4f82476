import { Plus } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { AllocationBar } from '../AllocationBar/AllocationBar.tsx';
import { Button } from '../Button/Button.tsx';
import { errorBar } from '../Field/controlStyles.ts';
import { FieldError } from '../Field/FieldParts.tsx';
import { AllocationHelpers } from './AllocationHelpers.tsx';
import { AllocationRow } from './AllocationRow.tsx';
import { AllocationTotals } from './AllocationTotals.tsx';
import type { AllocationEditorProps } from './editorProps.ts';
import { totalOf } from './shares.ts';
import { useAllocationEditor } from './useAllocationEditor.ts';

/**
 * Divides something among people in whole percent. What would go above 100 is refused while typing and said; what a
 * loaded draft holds above it is shown in red and can be lowered.
 * @see design.md, 2.2, AllocationEditor; spec.md, section 5, Assets and Residuary; cases C-19, C-25
 */
export function AllocationEditor(props: AllocationEditorProps) {
  const {
    label,
    rows,
    people,
    withComments,
    addLabel,
    errors = {},
    idPrefix,
    unknownText,
    onAddPerson,
    newPerson,
  } = props;
  const editor = useAllocationEditor(props);
  const total = totalOf(rows);
  const hasRowError = rows.some(({ key }) => {
    const { person, share } = errors.rows?.[key] ?? {};
    return person !== undefined || share !== undefined;
  });
  return (
    <fieldset
      ref={editor.ref}
      data-slot="allocation-editor"
      className={cn('min-w-0', errors.list !== undefined && errorBar)}
    >
      <legend className="float-start mb-4 w-full text-h4 font-semibold">{label}</legend>
      <div className="clear-both space-y-4">
        {errors.list !== undefined && <FieldError id={`${idPrefix}-list-error`}>{errors.list}</FieldError>}
        {rows.length > 0 && (
          <>
            <ol data-wrong={hasRowError ? '' : undefined} className="list-none space-y-5">
              {rows.map(({ key, personId, share, comment = '' }, index) => (
                <AllocationRow
                  key={key}
                  rowKey={key}
                  position={index + 1}
                  personId={personId}
                  personName={editor.nameOf(personId)}
                  share={share}
                  comment={comment}
                  hasComment={withComments}
                  people={people}
                  takenIds={editor.takenIds}
                  unknownText={unknownText}
                  idPrefix={idPrefix}
                  personError={errors.rows?.[key]?.person}
                  shareError={errors.rows?.[key]?.share}
                  actions={editor.actions}
                />
              ))}
            </ol>
            <AllocationBar
              shares={rows.map(({ key, personId, share }) => ({ key, name: editor.nameOf(personId), share }))}
            />
            <AllocationTotals id={`${idPrefix}-total`} total={total} error={errors.total} />
          </>
        )}
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button
            id={`${idPrefix}-add`}
            data-add-share
            icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}
            aria-describedby={errors.list === undefined ? undefined : `${idPrefix}-list-error`}
            onClick={editor.add}
          >
            {addLabel}
          </Button>
          {onAddPerson !== undefined && newPerson === undefined && (
            <Button id={`${idPrefix}-add-person`} variant="quiet" onClick={onAddPerson}>
              {texts.addPerson}
            </Button>
          )}
          <AllocationHelpers rows={rows} editor={editor} />
        </div>
        {newPerson}
      </div>
    </fieldset>
  );
}
