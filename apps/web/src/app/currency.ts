import type { Currency } from '@virasat/ui';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';

/** Where the choice stands in the browser's storage (spec.md section 3, Stored in the browser). */
export const CURRENCY_KEY = 'currency';

const listeners = new Set<() => void>();

/** The currency that prices are shown in; rupees where nothing else that we know was chosen. */
export const readCurrency = (): Currency => (deviceStorage.getItem(CURRENCY_KEY) === 'USD' ? 'USD' : 'INR');

/** What is chosen while the browser keeps nothing, so that the switch works all the same. */
let unkept: Currency | null = null;

/** Shows prices in another currency, and remembers it. */
export function chooseCurrency(currency: Currency): void {
  try {
    deviceStorage.setItem(CURRENCY_KEY, currency);
    unkept = null;
  } catch {
    // A choice of currency isn't worth a word where the browser keeps nothing: it holds until the page is left.
    unkept = currency;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The currency as it is now, in every tab. A prerendered page shows rupees until it is hydrated. */
export const useCurrency = (): Currency =>
  useSyncExternalStore(
    subscribe,
    () => unkept ?? readCurrency(),
    () => 'INR',
  );
