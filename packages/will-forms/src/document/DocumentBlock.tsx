import type { Block } from '@virasat/pdf';
import { DocumentForm } from './DocumentForm.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { DocumentText } from './DocumentText.tsx';

const heads = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export interface DocumentBlockProps {
  block: Block;
  /** Of an article's head; a head inside an article is one deeper. */
  headingLevel: 2 | 3;
}

/** One block of a document on the screen: the same value that is printed. */
export function DocumentBlock({ block, headingLevel }: DocumentBlockProps) {
  const ArticleHead = heads[headingLevel];
  const Head = headingLevel === 2 ? heads[3] : heads[4];
  switch (block.kind) {
    case 'title':
      return (
        <ArticleHead className="text-center text-lg font-semibold">
          <DocumentText text={block.text} />
        </ArticleHead>
      );
    case 'article-heading':
      return (
        <ArticleHead className="flex flex-col text-center font-semibold">
          <span className="text-sm">
            <DocumentText text={block.number} />
          </span>
          <DocumentText text={block.text} />
        </ArticleHead>
      );
    case 'heading':
      return (
        <Head className="font-semibold wrap-anywhere">
          <DocumentText text={block.text} />
        </Head>
      );
    case 'paragraph':
      return (
        <p className="wrap-anywhere">
          {block.number === undefined ? null : `${block.number}. `}
          <DocumentText text={block.text} />
        </p>
      );
    case 'verbatim':
      return (
        <p className="ps-6 whitespace-pre-wrap wrap-anywhere">
          <DocumentText text={block.text} />
        </p>
      );
    case 'table':
      return <DocumentTable block={block} />;
    case 'form':
      return <DocumentForm block={block} />;
    default:
      return block satisfies never;
  }
}
