import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterNextFrame } from './after-frame.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const drawFrame = (): void => {
  for (const draw of frames.splice(0)) draw();
};

test('it comes once, after the frame and not in it, however often it was asked for', () => {
  const then = vi.fn();
  const { ask } = afterNextFrame(then);
  ask();
  ask();
  vi.advanceTimersByTime(99);
  drawFrame();
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(then).toHaveBeenCalledOnce();
  ask();
  drawFrame();
  vi.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledTimes(2);
});

test('it comes without a frame, too, after a tenth of a second', () => {
  const then = vi.fn();
  afterNextFrame(then).ask();
  vi.advanceTimersByTime(99);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
  drawFrame();
  vi.advanceTimersByTime(1_000);
  expect(then).toHaveBeenCalledOnce();
});

test('called off, it never comes', () => {
  const then = vi.fn();
  const { ask, callOff } = afterNextFrame(then);
  ask();
  callOff();
  drawFrame();
  vi.advanceTimersByTime(1_000);
  expect(then).not.toHaveBeenCalled();
});
