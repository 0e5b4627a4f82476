import { startTransition, useOptimistic } from 'react';
import { texts } from '../../texts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { DataTableRowProps } from './dataTableTypes.ts';

interface DataTableRowCheckboxProps extends Pick<DataTableRowProps, 'id' | 'name' | 'onSelectedChange'> {
  isSelected: boolean;
}

/** Chooses a row. The tick is there at once; the table, of any length, follows. */
export function DataTableRowCheckbox({ id, name, isSelected, onSelectedChange }: DataTableRowCheckboxProps) {
  const [isTicked, setTicked] = useOptimistic(isSelected);
  return (
    <Checkbox
      hideLabel
      label={texts.selectRow(name)}
      checked={isTicked}
      onCheckedChange={(isChecked) =>
        startTransition(async () => {
          setTicked(isChecked);
          await onSelectedChange(id, isChecked);
        })
      }
    />
  );
}
