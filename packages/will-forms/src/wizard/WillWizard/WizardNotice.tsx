/**
 * A passing note at the head of the page: ‹Opening "My will" for editing›. It lies over the page, so that nothing
 * moves when it comes or goes, and never takes a press or a key. The element is always there, so that it is spoken.
 *
 * @see design.md, 3.3
 */
export function WizardNotice({ text }: { text: string | undefined }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-4 z-30 flex justify-center print:hidden"
    >
      {text !== undefined && (
        <p className="max-w-form rounded-control border border-line bg-surface px-4 py-2 text-ink shadow-e2 wrap-anywhere forced-colors:border-[CanvasText]">
          {text}
        </p>
      )}
    </div>
  );
}
