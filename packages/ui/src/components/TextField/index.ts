export { TextField, type TextFieldProps, type TextFieldVariant } from './TextField.tsx';
