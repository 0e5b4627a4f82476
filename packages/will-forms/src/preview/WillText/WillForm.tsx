import type { FormBlock } from '@virasat/pdf';
import { cn } from '@virasat/ui';
import { WillRichText, type WillRichTextProps } from './WillRichText.tsx';

export interface WillFormProps extends Pick<WillRichTextProps, 'lang' | 'changes' | 'isLinked'> {
  block: FormBlock;
}

/** Lines to sign on; what is left for the pen is a line. */
export function WillForm({ block, ...text }: WillFormProps) {
  const { heading, lines, isBoxed } = block;
  return (
    <div className={cn('space-y-2', isBoxed && 'border border-doc-ink/40 p-3')}>
      {heading !== undefined && <p className="font-semibold">{heading}</p>}
      {lines.map(({ label, value }) => (
        <p key={label} className="flex flex-wrap gap-x-2">
          <span>{label}</span>
          {value === null ? (
            <span aria-hidden className="min-w-32 flex-1 border-b border-doc-ink/60" />
          ) : (
            <span className="min-w-0">
              <WillRichText block={block} text={value} {...text} />
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
