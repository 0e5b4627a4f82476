import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLateWriter } from './late-writer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where the browser says when it is idle', () => {
  test('a write waits for that, and is asked to come within a tenth of a second', () => {
    const idle = vi.fn<Window['requestIdleCallback']>(() => 1);
    vi.stubGlobal('requestIdleCallback', idle);
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    const write = vi.fn();
    const writer = createLateWriter(write, 150);
    writer.soon();
    vi.advanceTimersByTime(150);
    expect(write).not.toHaveBeenCalled();
    expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 100 });
    writer.soon();
    idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
    expect(write).toHaveBeenCalledOnce();
    writer.dispose();
  });

  test('leaving the page does not wait for it, and it writes nothing twice', () => {
    vi.stubGlobal('requestIdleCallback', () => 7);
    const cancel = vi.fn();
    vi.stubGlobal('cancelIdleCallback', cancel);
    const write = vi.fn();
    const writer = createLateWriter(write, 150);
    writer.soon();
    vi.advanceTimersByTime(150);
    window.dispatchEvent(new Event('pagehide'));
    expect(write).toHaveBeenCalledOnce();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
    writer.dispose();
  });
});

test('where it does not, each burst of changes is written once, the second like the first', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const write = vi.fn();
  const writer = createLateWriter(write, 150);
  for (const written of [1, 2]) {
    writer.soon();
    writer.soon();
    vi.runAllTimers();
    expect(write).toHaveBeenCalledTimes(written);
  }
  writer.soon();
  writer.dispose();
  vi.runAllTimers();
  expect(write).toHaveBeenCalledTimes(2);
});
