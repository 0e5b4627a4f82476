import type { FormBlock, FormField } from '@virasat/pdf';
import { DocumentText } from './DocumentText.tsx';

function DocumentFormField({ field: { label, value, caption } }: { field: FormField }) {
  return (
    <p className="flex flex-wrap gap-x-2">
      <span>{label}</span>
      {value === null ? (
        <span aria-hidden className="min-w-24 flex-1 border-b border-doc-ink" />
      ) : (
        <span className="wrap-anywhere">
          <DocumentText text={value} />
        </span>
      )}
      {caption === undefined ? null : (
        <span className="w-full">
          <DocumentText text={caption} />
        </span>
      )}
    </p>
  );
}

/** Lines to sign on; a witness's stand in a box. */
export function DocumentForm({ block }: { block: FormBlock }) {
  const { heading, lines, isBoxed, beside } = block;
  return (
    <>
      <div className={`flex flex-col gap-2 ${isBoxed ? 'border border-doc-ink p-3' : ''}`}>
        {heading === undefined ? null : <p className={isBoxed ? 'font-semibold' : ''}>{heading}</p>}
        {lines.map((field) => (
          <DocumentFormField key={field.label} field={field} />
        ))}
      </div>
      {beside === undefined ? null : <DocumentForm block={beside} />}
    </>
  );
}
