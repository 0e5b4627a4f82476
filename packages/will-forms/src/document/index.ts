export { DocumentBlock, type DocumentBlockProps } from './DocumentBlock.tsx';
export { DocumentText } from './DocumentText.tsx';
export { keyed } from './keyed.ts';
