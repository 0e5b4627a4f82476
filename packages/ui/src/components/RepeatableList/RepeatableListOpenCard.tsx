import { texts } from '../../texts.ts';
import { Button } from '../Button/Button.tsx';
import type { CardProps } from './cardProps.ts';
import { RemoveItemButton } from './RemoveItemButton.tsx';

/** An item being filled in: its fields in a fieldset, so that each field is read with the item's place. */
export function RepeatableListOpenCard<T>(props: CardProps<T>) {
  const {
    item,
    index,
    itemKey,
    name,
    legend,
    headingLevel,
    canClose,
    canRemove,
    actions,
    tag,
    extraActions,
  } = props;
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  return (
    <fieldset className="min-w-0">
      <legend className="float-start w-full">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <Heading data-item-heading tabIndex={-1} className="text-h4 font-semibold">
            {legend}
          </Heading>
          {tag?.(item, index)}
        </span>
      </legend>
      <div className="clear-both space-y-6 pt-5">
        {props.renderFields(item, index)}
        {props.renderNotes?.(item, index)}
      </div>
      <div className="-mx-2 mt-5 flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
        {canClose && (
          <Button
            size="dense"
            className="mx-2"
            aria-label={texts.doneItem(name)}
            onClick={() => actions.done(itemKey)}
          >
            {texts.done}
          </Button>
        )}
        {extraActions?.(item, index)}
        {canRemove && <RemoveItemButton name={name} onPress={() => actions.remove(itemKey)} />}
      </div>
    </fieldset>
  );
}
