export { DocumentBlock, type DocumentBlockProps } from './DocumentBlock.tsx';
export { keyed } from './keyed.ts';
