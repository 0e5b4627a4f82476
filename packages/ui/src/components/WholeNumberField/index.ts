export { WholeNumberField, type WholeNumberFieldProps } from './WholeNumberField.tsx';
