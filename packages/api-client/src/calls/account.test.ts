import { describe, expect, it } from 'vitest';
import { InvalidResponseError, RefusedError } from '../errors.ts';
import { answering } from '../test-support/answering.ts';
import { deleteAccount } from './delete-account.ts';
import { getAccount } from './get-account.ts';
import { saveProfile } from './save-profile.ts';

const item = { Email: 'meera@example.com', FullName: 'Meera', Balance: 2499.5, Coupons: 2 };
const account = {
  email: 'meera@example.com',
  fullName: 'Meera',
  whatsappNumber: '+91 98765 43210',
  balancePaise: 249950,
  coupons: 2,
};

describe('the account', () => {
  it.each([
    [{ ...item, whatsapp_number: '+91 98765 43210' }],
    [[{ ...item, whatsapp_number: '+91 98765 43210' }]],
    [{ ...item, custom: { whatsapp_number: '+91 98765 43210' } }],
    [[{ ...item, custom: { whatsapp_number: '+91 98765 43210' }, whatsapp_number: null }, 'more']],
    [{ ...item, Balance: '2499.5', Coupons: '2', whatsapp_number: '+91 98765 43210' }],
  ])('is read from one item or a list of one: %j', async (documents) => {
    const { client } = answering({ body: { success: true, documents } });
    await expect(getAccount(client)).resolves.toEqual(account);
  });

  it('of a newcomer may be nearly empty', async () => {
    const { client } = answering({ body: { success: true, documents: { Email: 'a@example.com' } } });
    await expect(getAccount(client)).resolves.toEqual({
      email: 'a@example.com',
      fullName: '',
      whatsappNumber: '',
      balancePaise: 0,
      coupons: 0,
    });
  });

  it('has its balance in whole paise', async () => {
    const { client } = answering({ body: { documents: { Balance: 1.15 } } });
    expect((await getAccount(client)).balancePaise).toBe(115);
  });

  it.each([
    { success: true },
    { success: true, documents: [] },
    { success: true, documents: 'none' },
    { success: true, documents: { Balance: 'much' } },
  ])('is not made up from %j', async (body) => {
    await expect(getAccount(answering({ body }).client)).rejects.toBeInstanceOf(InvalidResponseError);
  });
});

describe('the profile', () => {
  const save = (body: unknown) => {
    const { client, seen } = answering({ body });
    return { done: saveProfile(client, { name: 'Meera', whatsappNumber: '' }), seen };
  };

  it('is sent with the specified fields', async () => {
    const { done, seen } = save({ success: true });
    await expect(done).resolves.toEqual({ outcome: 'saved' });
    expect(seen[0]?.body).toEqual({
      action: 'editAttributes',
      subaction: 'saveUserAttributes',
      name: 'Meera',
      whatsapp_number: '',
      product_id: '01',
    });
  });

  it("that is refused carries the service's words", async () => {
    await expect(save({ success: false, message: 'Too long' }).done).resolves.toEqual({
      outcome: 'refused',
      message: 'Too long',
    });
    await expect(save([]).done).rejects.toBeInstanceOf(InvalidResponseError);
  });
});

describe('deleting the account', () => {
  const remove = (body: unknown) => deleteAccount(answering({ body }).client);

  it('is done by any answer that does not say no', async () => {
    await expect(remove({ success: true, message: 'Deleted' })).resolves.toBeUndefined();
    await expect(remove({})).resolves.toBeUndefined();
  });

  it('is not done otherwise', async () => {
    await expect(remove({ success: false, message: 'no' })).rejects.toBeInstanceOf(RefusedError);
    await expect(remove('gone')).rejects.toBeInstanceOf(InvalidResponseError);
  });
});
