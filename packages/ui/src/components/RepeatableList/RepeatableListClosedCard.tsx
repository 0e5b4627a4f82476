import { Pencil } from 'lucide-react';
import { scriptLang } from '../../lib/scriptLang.ts';
import { texts } from '../../texts.ts';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import type { CardProps } from './cardProps.ts';
import { RemoveItemButton } from './RemoveItemButton.tsx';

/** ‹Nominee 2, Aarav›: the first part is ours, the second was typed, perhaps in another script. */
function ItemTitle({ name, legend }: { name: string; legend: string }) {
  const typed = name.startsWith(`${legend}, `) ? name.slice(legend.length + 2) : '';
  if (typed === '') return <span>{name}</span>;
  return (
    <>
      <span className="text-sm font-normal text-ink-3">{legend}</span>{' '}
      <span lang={scriptLang(typed)} className="block wrap-anywhere">
        {typed}
      </span>
    </>
  );
}

/** An item at rest: who or what it is, a summary, and the ways to change it. */
export function RepeatableListClosedCard<T>(props: Omit<CardProps<T>, 'renderFields' | 'renderNotes'>) {
  const { item, index, itemKey, name, legend, headingLevel, canRemove, actions, tag, extraActions } = props;
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  return (
    <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0 flex-1 space-y-1">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
          <Heading data-item-heading tabIndex={-1} className="min-w-0 font-semibold leading-[1.5]">
            <ItemTitle name={name} legend={legend} />
          </Heading>
          {tag?.(item, index)}
          {(!props.isComplete || props.hasError) && (
            <Tag tone={props.hasError ? 'danger' : 'warn'}>{texts.notComplete}</Tag>
          )}
        </div>
        <div className="min-w-0 text-ink-2">{props.renderSummary?.(item, index)}</div>
      </div>
      <div className="-mx-2 flex shrink-0 flex-wrap items-center print:hidden">
        <Button
          data-item-edit
          variant="quiet"
          size="dense"
          className="min-h-11"
          icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />}
          aria-label={texts.editItem(name)}
          onClick={() => actions.edit(itemKey)}
        >
          {texts.edit}
        </Button>
        {extraActions?.(item, index)}
        {canRemove && <RemoveItemButton name={name} onPress={() => actions.remove(itemKey)} />}
      </div>
    </div>
  );
}
