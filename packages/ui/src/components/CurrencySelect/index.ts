export { type Currency, CurrencySelect, type CurrencySelectProps } from './CurrencySelect.tsx';
