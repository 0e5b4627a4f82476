import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { type FieldValues, get } from 'react-hook-form';

/** A control that holds its own text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps the text controls of a stage, which show what is typed by themselves, in step with the values: where a rule,
 * an Undo or a moved row has changed a value, its control takes it over.
 *
 * @param values What is being drawn. Each control's `name` is its path in them.
 * @param isNewest Whether nothing has been typed since: a control must never fall back to an older text.
 * @returns The `ref` of every such control.
 */
export function useBoundTexts<Values extends FieldValues>(
  values: Values,
  isNewest: (values: Values) => boolean,
): RefCallback<TextControl> {
  const controls = useRef(new Set<TextControl>());
  useLayoutEffect(() => {
    if (!isNewest(values)) return;
    for (const control of controls.current) {
      const value: unknown = get(values, control.name);
      if (typeof value === 'string' && control.value !== value) control.value = value;
    }
  });
  return useCallback((control: TextControl | null) => {
    if (control === null) return;
    controls.current.add(control);
    return () => {
      controls.current.delete(control);
    };
  }, []);
}
