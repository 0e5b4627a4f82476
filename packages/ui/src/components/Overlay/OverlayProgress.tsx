import * as Radix from '@radix-ui/react-progress';

const WHOLE = 100;

/** A line of what is being done and a thin bar of how much is; it says nothing by itself to a screen reader. */
export function OverlayProgress({ text, done }: { text: string; done: number }) {
  const percent = Math.round(done * WHOLE);
  return (
    <div className="grid w-60 max-w-full gap-2">
      <Radix.Root
        value={percent}
        max={WHOLE}
        aria-label={text}
        className="h-1 overflow-hidden rounded-full bg-sunk"
      >
        <Radix.Indicator
          className="h-full rounded-full bg-primary transition-[width] duration-200 motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </Radix.Root>
      <p aria-hidden className="text-sm text-ink-2">
        {text}
      </p>
    </div>
  );
}
