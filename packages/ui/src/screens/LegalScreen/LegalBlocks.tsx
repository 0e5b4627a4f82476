import { Tag } from '../../components/Tag/index.ts';
import { ProviderContact, type ProviderFacts } from '../ContactScreen/index.ts';
import type { LegalBlock } from './content/index.ts';
import { proposedLegal as proposed } from './legalTexts.ts';

export interface LegalBlocksProps {
  blocks: readonly LegalBlock[];
  provider: ProviderFacts;
  showReviewMarks: boolean;
}

/** The text of one section. */
export function LegalBlocks({ blocks, provider, showReviewMarks }: LegalBlocksProps) {
  return blocks.map((block, index) => {
    const key = `${block.kind}-${index}`;
    switch (block.kind) {
      case 'paragraph':
        return <p key={key}>{block.text}</p>;
      case 'list':
        return <LegalList key={key} items={block.items} />;
      case 'contact':
        return <ProviderContact key={key} provider={provider} className="border-y border-line" />;
      case 'review':
        return showReviewMarks ? <ReviewMark key={key} question={block.question} /> : null;
      default:
        return block satisfies never;
    }
  });
}

function LegalList({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 ps-6 marker:text-ink-3">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function ReviewMark({ question }: { question: string }) {
  return (
    <p
      data-slot="review-mark"
      className="border-s-4 border-warn-ink bg-warn-tint px-4 py-2.5 text-sm text-ink"
    >
      <Tag tone="warn" className="me-2 px-0">
        {proposed.toConfirm}
      </Tag>
      {question}
    </p>
  );
}
