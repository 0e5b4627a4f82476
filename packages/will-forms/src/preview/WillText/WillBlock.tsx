import type { Block } from '@virasat/pdf';
import { memo } from 'react';
import { WillForm } from './WillForm.tsx';
import { WillRichText, type WillRichTextProps } from './WillRichText.tsx';
import { WillTable } from './WillTable.tsx';

export interface WillBlockProps extends Pick<WillRichTextProps, 'lang' | 'changes' | 'isLinked'> {
  block: Block;
  /** Everything that the block says, as a text: a block that says the same is not drawn again. */
  signature: string;
}

function BlockContent({ block, ...text }: Omit<WillBlockProps, 'signature'>) {
  switch (block.kind) {
    case 'title':
      return (
        <p className="text-center text-h3 font-semibold">
          <WillRichText block={block} text={block.text} {...text} />
        </p>
      );
    case 'article-heading':
      return (
        <p className="pt-2 text-center font-semibold">
          <WillRichText block={block} text={block.number} {...text} />
          <br />
          <WillRichText block={block} text={block.text} {...text} />
        </p>
      );
    case 'heading':
      return (
        <p className="font-semibold">
          <WillRichText block={block} text={block.text} {...text} />
        </p>
      );
    case 'paragraph':
      return (
        <p className={block.number === undefined ? undefined : 'grid grid-cols-[1.75rem_minmax(0,1fr)]'}>
          {block.number !== undefined && <span className="tabular">{`${block.number}.`}</span>}
          <span>
            <WillRichText block={block} text={block.text} {...text} />
          </span>
        </p>
      );
    case 'verbatim':
      return (
        <p className="ps-7 whitespace-pre-wrap">
          <WillRichText block={block} text={block.text} {...text} />
        </p>
      );
    case 'table':
      return <WillTable block={block} {...text} />;
    case 'form':
      return <WillForm block={block} {...text} />;
    default:
      return block satisfies never;
  }
}

/** One block of the will. A press anywhere in it leads to the first answer of which it speaks. */
export const WillBlock = memo(
  function WillBlock({ block, lang, changes, isLinked }: WillBlockProps) {
    const [field] = block.fields;
    return (
      // What is out of sight is not laid out: of a long will, each rest of typing changes a line or two.
      <div
        data-clause={block.key}
        data-block-field={isLinked ? field : undefined}
        className="[contain-intrinsic-block-size:auto_6rem] [content-visibility:auto] print:[content-visibility:visible]"
      >
        <BlockContent block={block} lang={lang} changes={changes} isLinked={isLinked} />
      </div>
    );
  },
  (before, after) =>
    before.signature === after.signature &&
    before.changes === after.changes &&
    before.lang === after.lang &&
    before.isLinked === after.isLinked,
);
