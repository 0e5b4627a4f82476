import { expect, it } from 'vitest';
import { makeShares, makeTurns } from './turns.ts';

/** Work that goes on until it is told to end. */
function openWork() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      begun += 1;
      ends.push(resolve);
    });
  return { work, begun: () => begun, endOne: () => ends.shift()?.() };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('lets so much work begin at once, and the rest in the order in which it came', async () => {
  const turns = makeTurns(2);
  const order: number[] = [];
  const { work, begun, endOne } = openWork();
  const all = [1, 2, 3, 4].map((number) => turns(work).then(() => order.push(number)));
  await settled();
  expect(begun()).toBe(2);
  for (const expected of [3, 4, 4, 4]) {
    endOne();
    await settled();
    expect(begun()).toBe(expected);
  }
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3, 4]);
});

it('gives the turn of work that failed to the next', async () => {
  const turns = makeTurns(1);
  const failing = turns(() => Promise.reject(new Error('no')));
  const next = turns(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('refuses more work with one key than its share, and takes it once there is room', async () => {
  const shares = makeShares(2);
  const refuse = (): never => {
    throw new Error('enough');
  };
  const { work, endOne } = openWork();
  const first = shares('a', work, refuse);
  const second = shares('a', work, refuse);
  await expect(shares('a', work, refuse)).rejects.toThrow('enough');
  expect(await shares('b', async () => 'other', refuse)).toBe('other');
  endOne();
  await first;
  expect(await shares('a', async () => 'again', refuse)).toBe('again');
  endOne();
  await second;
});
