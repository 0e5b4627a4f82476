import { type StoredDraft, toStoredDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { describe, expect, it } from 'vitest';
import type { StoredForm } from '../contract/stored-form.ts';
import { InvalidResponseError, RefusedError } from '../errors.ts';
import { answering } from '../test-support/answering.ts';
import { saveDraft } from './save-draft.ts';
import { submitWill } from './submit-will.ts';

const draft: StoredDraft = toStoredDraft(meera);
const form: StoredForm = draft;
const key = '0b9d4a4e-4d6f-4d0e-9a57-3a1f2f1c7f10';

describe('save', () => {
  it('sends the whole form with the specified fields, and additive ones only where they are known', async () => {
    const { client, seen } = answering({ body: { success: true, rand_num: '81', version: 1 } });
    await saveDraft(client, { form, rand_num: '0' });
    await saveDraft(client, { form, rand_num: '81', draftKey: key, baseVersion: 1 });
    const specified = { ...draft, action: 'save', product_id: '01', form_name: 'Testament_will' };
    expect(seen[0]?.body).toEqual({ ...specified, rand_num: '0' });
    expect(seen[1]?.body).toEqual({ ...specified, rand_num: '81', draft_key: key, base_version: 1 });
  });

  it('takes the number that a new draft is given, as text or number', async () => {
    for (const rand_num of ['8123', 8123]) {
      const { client } = answering({ body: { rand_num } });
      await expect(saveDraft(client, { form, rand_num: '0' })).resolves.toEqual({
        rand_num: '8123',
        version: null,
      });
    }
  });

  it('keeps the number that the draft has, whatever is answered', async () => {
    for (const body of [{}, { rand_num: '' }, { rand_num: '99' }]) {
      const { client } = answering({ body });
      await expect(saveDraft(client, { form, rand_num: '8123' })).resolves.toMatchObject({
        rand_num: '8123',
      });
    }
  });

  it('is not done when a new draft gets no number', async () => {
    for (const body of [{ success: true }, { rand_num: null }, { rand_num: '' }]) {
      const { client } = answering({ body });
      await expect(saveDraft(client, { form, rand_num: '0' })).rejects.toBeInstanceOf(InvalidResponseError);
    }
  });

  it('is refused when the service says so', async () => {
    const { client } = answering({ body: { success: false, message: 'Read only today' } });
    const saving = saveDraft(client, { form, rand_num: '0' });
    await expect(saving).rejects.toEqual(new RefusedError('save', 'Read only today'));
    await expect(saving).rejects.toMatchObject({ serviceMessage: 'Read only today' });
  });

  it('carries an asset called __proto__', async () => {
    const executorsPerAsset = Object.fromEntries([
      ['__proto__', [{ name: 'Rohan' }]],
      ['constructor', []],
    ]);
    const hostile: StoredForm = { ...draft, executor: { ...draft.executor, executorsPerAsset } };
    const { client, seen } = answering({ body: { rand_num: '1' } });
    await saveDraft(client, { form: hostile, rand_num: '0' });
    expect(JSON.stringify(seen[0]?.body)).toContain(
      '"executorsPerAsset":{"__proto__":[{"name":"Rohan"}],"constructor":[]}',
    );
  });
});

describe('submit', () => {
  const will = { form, rand_num: '81', pdf: new TextEncoder().encode('%PDF-1.7') };
  const submit = (body: unknown) => submitWill(answering({ body }).client, will);

  it('sends what save sends and the PDF in base64', async () => {
    const { client, seen } = answering({ body: { success: true, pdfLink: 'https://x.example/1' } });
    await submitWill(client, will);
    expect(seen[0]?.body).toEqual({
      ...draft,
      action: 'savepdf',
      product_id: '01',
      form_name: 'Testament_will',
      rand_num: '81',
      pdf_base64: 'JVBERi0xLjc=',
    });
  });

  it('is submitted where there is a link', async () => {
    await expect(
      submit({ success: true, message: 'Done', pdfLink: 'https://x.example/1', rand_num: '82', version: 3 }),
    ).resolves.toEqual({ outcome: 'submitted', pdfLink: 'https://x.example/1', rand_num: '82', version: 3 });
    await expect(submit({ success: true, pdfLink: 'https://x.example/1' })).resolves.toEqual({
      outcome: 'submitted',
      pdfLink: 'https://x.example/1',
      rand_num: '81',
      version: null,
    });
  });

  it('is short of money where there is a message and a top-up link', async () => {
    await expect(
      submit({
        success: false,
        message: '<b>₹0</b>',
        rechargeUrl: 'https://x.example/payment',
        rand_num: 82,
      }),
    ).resolves.toEqual({
      outcome: 'insufficient-balance',
      messageHtml: '<b>₹0</b>',
      rechargeUrl: 'https://x.example/payment',
      rand_num: '82',
      version: null,
    });
  });

  it.each([
    { success: false },
    { success: false, message: 'No' },
    { success: false, message: '', rechargeUrl: 'https://x.example/payment' },
    { success: false, message: ' \n', rechargeUrl: 'https://x.example/payment' },
    { success: false, message: { html: 'No' }, rechargeUrl: 'https://x.example/payment' },
    { success: false, message: 'No', rechargeUrl: '' },
    { success: false, message: 'No', rechargeUrl: null },
  ])('is refused by any other no: %j', async (body) => {
    await expect(submit(body)).rejects.toBeInstanceOf(RefusedError);
  });

  it.each([{ success: true }, { success: true, pdfLink: '' }, { pdfLink: 'https://x.example/1' }, {}])(
    'is not done by an answer that fits nothing: %j',
    async (body) => {
      await expect(submit(body)).rejects.toBeInstanceOf(InvalidResponseError);
    },
  );
});
