export type { RepeatableListProps } from './listProps.ts';
export { RepeatableList } from './RepeatableList.tsx';
