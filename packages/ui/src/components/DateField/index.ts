export { DateField, type DateFieldProps } from './DateField.tsx';
export {
  type DateParts,
  type DateRange,
  type DateReading,
  emptyDateParts,
  isoToParts,
  parseDateParts,
} from './dateParts.ts';
