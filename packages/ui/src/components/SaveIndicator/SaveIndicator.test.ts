import { expect, test } from 'vitest';
import { isSettled, saveStateText } from './saveStates.ts';

test('says where the answers are, and when that was', () => {
  expect(saveStateText('device', '4:12 pm')).toBe('Draft saved on this device, 4:12 pm');
  expect(saveStateText('account', '4:12 pm')).toBe('Saved to your account, 4:12 pm');
  expect(saveStateText('device')).toBe('Draft saved on this device');
});

test('a failure is said without a time', () => {
  expect(saveStateText('account-failed', '4:12 pm')).toBe(
    'Not saved to your account. Your answers are safe on this device.',
  );
  expect(saveStateText('storage-blocked', '4:12 pm')).toBe(
    'This browser is not keeping a copy. Use Save before you leave.',
  );
});

test('nothing typed and a save under way are no lasting states', () => {
  expect(isSettled('idle')).toBe(false);
  expect(isSettled('saving')).toBe(false);
  expect(isSettled('device')).toBe(true);
});
