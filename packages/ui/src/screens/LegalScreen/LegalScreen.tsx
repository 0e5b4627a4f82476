import { Alert } from '../../components/Alert/index.ts';
import { formatDate } from '../../format/index.ts';
import type { ProviderFacts } from '../ContactScreen/index.ts';
import { screenColumn } from '../layout.ts';
import type { LegalDocument } from './content/index.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
import { LegalSections } from './LegalSections.tsx';
import { proposedLegal as proposed } from './legalTexts.ts';

export interface LegalScreenProps {
  document: LegalDocument;
  provider: ProviderFacts;
  /** For reviewers, in the catalogue: shows what a lawyer has still to confirm, and says that the text is a draft. */
  showReviewMarks?: boolean;
}

/**
 * Terms, privacy, refund, delivery: numbered sections with the list of them at the top, or at the left where there is
 * room.
 * @see spec.md, section 2, Route table
 * @see design.md, 3.1
 */
export function LegalScreen({ document, provider, showReviewMarks = false }: LegalScreenProps) {
  const { title, summary, changedOn, sections } = document;
  return (
    <div
      data-slot="legal-screen"
      className={screenColumn({
        width: 'shell',
        className:
          'grid grid-cols-[minmax(0,45rem)] gap-x-16 pt-10 pb-20 max-lg:justify-center md:pt-14 lg:grid-cols-[15rem_minmax(0,45rem)]',
      })}
    >
      <header className="lg:col-start-2">
        <h1 tabIndex={-1} className="font-display text-h1 font-medium text-balance">
          {title}
        </h1>
        <p className="mt-3 text-lg text-ink-2">{summary}</p>
        <p className="mt-2 text-sm text-ink-3">
          {/* The date in words, with the machine's form beside it. */}
          <time dateTime={changedOn}>{proposed.changedOn(formatDate(changedOn, 'long'))}</time>
        </p>
        {showReviewMarks && (
          <Alert tone="warn" title={proposed.draftTitle} className="mt-6">
            {proposed.draftText}
          </Alert>
        )}
      </header>
      <LegalSections sections={sections} />
      <div className="lg:col-start-2">
        {sections.map(({ id, title: sectionTitle, blocks }, index) => (
          <section key={id} className="mt-10">
            <h2
              id={id}
              tabIndex={-1}
              className="font-display text-h3 font-medium text-balance print:break-after-avoid"
            >
              {index + 1}. {sectionTitle}
            </h2>
            <div className="mt-3 space-y-4 text-ink-2 print:text-ink">
              <LegalBlocks blocks={blocks} provider={provider} showReviewMarks={showReviewMarks} />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
