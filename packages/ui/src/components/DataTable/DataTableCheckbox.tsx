import { startTransition, useOptimistic } from 'react';
import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';

interface DataTableCheckboxProps
  extends Pick<CheckboxProps, 'label' | 'hideLabel' | 'checked' | 'className'> {
  /** A promise tells when the table is drawn with the change. */
  onCheckedChange(isChecked: boolean): Promise<void> | void;
}

/** Chooses rows. The tick is there at once; the table, of any length, follows. */
export function DataTableCheckbox({ checked, onCheckedChange, ...props }: DataTableCheckboxProps) {
  const [shown, setShown] = useOptimistic(checked);
  return (
    <Checkbox
      {...props}
      checked={shown}
      onCheckedChange={(isChecked) =>
        startTransition(async () => {
          setShown(isChecked);
          await onCheckedChange(isChecked);
        })
      }
    />
  );
}
