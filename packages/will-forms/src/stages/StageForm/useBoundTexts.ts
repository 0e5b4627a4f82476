import { type RefCallback, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type FieldValues, get } from 'react-hook-form';

/** A control that holds its own text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Binds controls to what they show. */
export interface TextBinder<Values> {
  /** The `ref` of every control whose `name` is the path of its value. */
  byName: RefCallback<TextControl>;
  /** The `ref` of a control whose value no path leads to. */
  reading(read: (values: Values) => string | undefined): RefCallback<TextControl>;
}

/**
 * Keeps the text controls of a stage, which show what is typed by themselves, in step with the values: where a rule,
 * an Undo or a moved row has changed a value, its control takes it over.
 *
 * @param values What is being drawn.
 * @param isNewest Whether nothing has been typed since: a control must never fall back to an older text.
 */
export function useBoundTexts<Values extends FieldValues>(
  values: Values,
  isNewest: (values: Values) => boolean,
): TextBinder<Values> {
  const controls = useRef(new Map<TextControl, (values: Values) => unknown>());
  useLayoutEffect(() => {
    if (!isNewest(values)) return;
    for (const [control, read] of controls.current) {
      const value = read(values);
      if (typeof value === 'string' && control.value !== value) control.value = value;
    }
  });
  const bind = useCallback((control: TextControl | null, read: (values: Values) => unknown) => {
    if (control === null) return;
    controls.current.set(control, read);
    return () => {
      controls.current.delete(control);
    };
  }, []);
  return useMemo(
    () => ({
      byName: (control) => bind(control, (now): unknown => get(now, control?.name ?? '')),
      reading: (read) => (control) => bind(control, read),
    }),
    [bind],
  );
}
