import { describe, expect, test } from 'vitest';
import { readIdentity, readPayload } from './identity.ts';
import { aToken } from './token.fixture.ts';

describe('an identity token (C-43)', () => {
  test.each(['a', 'ab', 'abc', 'abcd'])('is read whatever padding its payload needs: sub %s', (sub) => {
    const token = aToken({ sub, exp: 1_900_000_000, email: 'asha@example.com', name: 'सुनीता पाटील' });
    expect(readIdentity(token)).toEqual({ sub, email: 'asha@example.com', expiresAt: 1_900_000_000_000 });
    expect(readPayload(token)?.['name']).toBe('सुनीता पाटील');
  });

  test('is read where its letters need the URL alphabet', () => {
    const token = aToken({ sub: 'ab', name: 'क्षितिजा शिंदे', exp: 1_900_000_000 });
    expect(token).toMatch(/[_-]/);
    expect(readPayload(token)?.['name']).toBe('क्षितिजा शिंदे');
  });

  test.each([
    '',
    'undefined',
    'one',
    'not.a.token',
    'a.b',
    `a.${btoa('7')}.c`,
    `a.${btoa('[]')}.c`,
    'a.%%%.c',
  ])('that is none, %j, names nobody', (token) => {
    expect(readIdentity(token)).toBeNull();
  });

  test.each([
    { exp: 1 },
    { sub: '', exp: 1 },
    { sub: 'a' },
    { sub: 'a', exp: '1900000000' },
    { sub: 7, exp: 1 },
  ])('without a person or an end, %j, names nobody', (payload) => {
    expect(readIdentity(aToken(payload))).toBeNull();
  });
});
