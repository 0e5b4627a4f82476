import { Tag } from '../Tag/Tag.tsx';
import { documentsTableTexts as texts } from './documentsTableTexts.ts';

/** Says once, before the table, what ‹Edited since› means in its rows. */
export function DocumentsTableNote() {
  return (
    <p data-slot="documents-table-note" className="mb-4 max-w-[90ch] text-sm text-ink-2">
      <Tag tone="neutral" className="me-1.5">
        {texts.proposed.editedSince}
      </Tag>
      {texts.proposed.editedSinceMeaning}
    </p>
  );
}
