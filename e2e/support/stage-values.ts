import type { Page } from '@playwright/test';

/** A text control on the screen: its place in the stage's answers, and what stands in it. */
export interface ShownText {
  path: string;
  value: string;
}

/** What is shown and what is kept of the stage on the screen. */
export interface StageValues {
  stage: number;
  shown: ShownText[];
  kept: Record<string, unknown>;
}

/** Reads the stage on the screen and what this browser keeps of it, at one moment, with everything written. */
export const stageValues = (page: Page): Promise<StageValues> =>
  page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    const stage = document.querySelector<HTMLElement>('form[data-stage]');
    const controls = [
      ...(stage?.querySelectorAll<HTMLInputElement>(
        'input[type=text][name], input[type=tel][name], input[type=email][name], textarea[name], select[name]',
      ) ?? []),
    ];
    return {
      stage: Number(stage?.dataset['stage'] ?? 0),
      shown: controls.map(({ name, value }) => ({ path: name, value })),
      kept: JSON.parse(localStorage.getItem('willFormData') ?? '{}'),
    };
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** The part of the kept draft that a stage's paths begin in. Executors of single assets are kept under another key. */
function partOf({ stage, kept }: StageValues): unknown {
  const parts: Record<number, unknown> = {
    1: kept['personalDetails'],
    2: kept,
    3: kept,
    4: kept['executor'],
    5: kept['residuary'],
    6: kept['otherInfo'],
  };
  return parts[stage];
}

/** A text on the screen beside what is kept of it. */
interface Compared extends ShownText {
  kept: string;
}

/** The texts of a stage that are kept as texts: not those of numbers, of dates, and of single assets' executors. */
export function comparable(values: StageValues): Compared[] {
  const part = partOf(values);
  return values.shown.flatMap(({ path, value }) => {
    const kept = valueAt(part, path);
    return typeof kept === 'string' ? [{ path, value, kept }] : [];
  });
}

/** Every text on the screen that is not what is kept, as 'path: shown, kept'; empty where the two are the same. */
export const differences = (values: StageValues): string[] =>
  comparable(values)
    .filter(({ value, kept }) => kept !== value)
    .map(({ path, value, kept }) => `${path}: shown ${JSON.stringify(value)}, kept ${JSON.stringify(kept)}`);
