import { useCallback } from 'react';
import { useLatest } from '../../lib/useLatest.ts';
import { RadioGroupBody } from './RadioGroupBody.tsx';
import type { RadioGroupProps } from './radioGroupProps.ts';

/**
 * One out of up to five, all of them in view. Arrows move and choose, Tab enters and leaves.
 * @see design.md, 2.1, RadioGroup
 */
export function RadioGroup({ onValueChange, ...props }: RadioGroupProps) {
  const latest = useLatest(onValueChange);
  const handleValueChange = useCallback((value: string) => latest.current(value), [latest]);
  return <RadioGroupBody {...props} onValueChange={handleValueChange} />;
}
