export { MaskedValue, type MaskedValueProps } from './MaskedValue.tsx';
export { SummaryList, type SummaryListProps, type SummaryRow } from './SummaryList.tsx';
