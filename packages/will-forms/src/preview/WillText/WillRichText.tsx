import type { Block, RichText, Segment } from '@virasat/pdf';
import { cn, scriptLang, type WillLang } from '@virasat/ui';
import type { ReactNode } from 'react';
import { unbroken } from '../../document/index.ts';
import { previewTexts } from '../../texts/preview.ts';
import { inPlace } from './inPlace.ts';
import { mergedAnswers } from './mergedAnswers.ts';
import type { WillChanges } from './willChanges.ts';

const texts = previewTexts.proposed;

export interface WillRichTextProps {
  block: Block;
  text: RichText;
  lang: WillLang;
  changes: WillChanges | null;
  /** Whether its answers lead to their fields. */
  isLinked: boolean;
}

const BLANK = '\u00A0'.repeat(12);

/** Left for the pen, or not answered yet. */
function Blank({ label }: { label: string }) {
  return (
    <span className="bg-doc-mark">
      <span aria-hidden className="border-b border-doc-ink whitespace-nowrap">
        {BLANK}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

interface SegmentProps {
  segment: Segment;
  lang: WillLang;
  isNew: boolean;
  isLinked: boolean;
}

interface AnswerProps {
  field: string | undefined;
  isLinked: boolean;
  lang?: string | undefined;
  className?: string;
  children: ReactNode;
}

function Answer({ field, isLinked, children, ...props }: AnswerProps) {
  if (!isLinked || field === undefined) return <span {...props}>{children}</span>;
  return (
    <a href={`#${field}`} data-field={field} tabIndex={-1} {...props}>
      {children}
    </a>
  );
}

function TextSegment({ segment, lang, isNew, isLinked }: SegmentProps) {
  switch (segment.kind) {
    case 'words': {
      const text = unbroken(segment.text);
      return isNew ? <mark className="bg-doc-mark text-doc-ink">{text}</mark> : text;
    }
    case 'value':
      return (
        <Answer
          field={segment.field}
          isLinked={isLinked}
          lang={scriptLang(segment.text, lang)}
          className={cn(
            'font-semibold whitespace-pre-wrap',
            isLinked && 'decoration-1 underline-offset-[0.2em] hover:underline',
            isNew && 'bg-doc-mark',
          )}
        >
          {unbroken(segment.text)}
        </Answer>
      );
    case 'blank':
      return (
        <Answer field={segment.field} isLinked={isLinked}>
          <Blank label={texts.blank} />
        </Answer>
      );
    case 'page-number':
    case 'page-count':
      return <Blank label={texts.pageCount} />;
    default:
      return segment satisfies never;
  }
}

/** One text of the will: its own words, and the person's answers in it. */
export function WillRichText({ block, text, lang, changes, isLinked }: WillRichTextProps) {
  const isNewWording = changes?.isNewWording(block, text) ?? false;
  return inPlace(mergedAnswers(text)).map(({ place, item: segment }) => (
    <TextSegment
      key={place}
      segment={segment}
      lang={lang}
      isLinked={isLinked}
      isNew={segment.kind === 'value' ? (changes?.isNewValue(block, segment.text) ?? false) : isNewWording}
    />
  ));
}
