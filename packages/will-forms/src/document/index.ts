export { DocumentBlock, type DocumentBlockProps } from './DocumentBlock.tsx';
export { keyed } from './keyed.ts';
export { unbroken } from './unbroken.ts';
