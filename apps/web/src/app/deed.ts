import { createDeedStore, type DeedStore } from '../deed/deed-store.ts';
import { deviceStorage } from './device-storage.ts';
import { session } from './session.ts';

let current: { owner: string; store: DeedStore } | null = null;

/** The deed of the person who is signed in. A tab has one store at a time: another person's starts a new one. */
export function deedOf(owner: string): DeedStore {
  if (current?.owner !== owner) {
    current?.store.dispose();
    current = { owner, store: createDeedStore(deviceStorage, owner, () => new Date()) };
  }
  return current.store;
}

// After a sign-out, here or in another tab, nothing may be written back into the storage that it cleared.
session.subscribe(() => {
  if (session.getSnapshot().status !== 'signed-out') return;
  current?.store.dispose();
  current = null;
});
