import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};

it('tells what an error is and where it was thrown, and nothing else that it holds', () => {
  const error = Object.assign(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }), {
    detail: 'Key (email)=(meera@example.com) already exists.',
    payload: { email: 'meera@example.com' },
    params: ['Meera'],
  });
  const told = describeError(error);
  expect(told).toMatchObject({
    type: 'TypeError',
    message: 'fetch failed',
    at: expect.stringContaining('describe-error.test.ts'),
    cause: { type: 'Error', message: 'connect ECONNREFUSED' },
  });
  expect(JSON.stringify(told)).not.toMatch(/meera/i);
});

it.each([
  ['JSON that is none', parsed('{"name": Meera}')],
  [
    'a value that a column does not take',
    Object.assign(new Error('invalid input syntax for type integer: "Meera"'), { code: '22P02' }),
  ],
])('does not tell a message that quotes: %s', (_, error) => {
  expect(JSON.stringify(describeError(error))).not.toContain('Meera');
});

it('tells of something thrown that is no error without showing it', () => {
  expect(JSON.stringify(describeError('Meera'))).not.toContain('Meera');
});

it('comes to an end where causes go round in a ring', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  expect(JSON.stringify(describeError(one)).match(/"one"/g)).toHaveLength(3);
});
