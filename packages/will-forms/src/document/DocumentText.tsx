import { BLANK_TEXT, type RichText, type Segment } from '@virasat/pdf';
import { keyed } from './keyed.ts';
import { unbroken } from './unbroken.ts';

/** Only layout knows how many pages there are; on a screen there are none. */
const NUMBER_OF_PAGES = '…';

function DocumentSegment({ segment }: { segment: Segment }) {
  switch (segment.kind) {
    case 'words':
      return unbroken(segment.text);
    case 'value':
      return (
        <span
          data-field={segment.field}
          translate="no"
          className="whitespace-pre-wrap underline decoration-dotted decoration-1 underline-offset-4"
        >
          {unbroken(segment.text)}
        </span>
      );
    case 'blank':
      return (
        <span data-field={segment.field} className="bg-doc-mark">
          {BLANK_TEXT}
        </span>
      );
    case 'page-number':
    case 'page-count':
      return NUMBER_OF_PAGES;
    default:
      return segment satisfies never;
  }
}

/** A text of a document; what the person answered is underlined, what is left to fill in is marked. */
export function DocumentText({ text }: { text: RichText }) {
  return keyed(text, ({ kind }) => kind).map(({ key, item }) => <DocumentSegment key={key} segment={item} />);
}
