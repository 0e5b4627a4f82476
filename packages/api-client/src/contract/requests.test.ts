import { toStoredDraft } from '@virasat/will-model';
import { brokenDraft, largeDraft, meera } from '@virasat/will-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from './constants.ts';
import { documentRequestSchema, orderRequestSchema } from './requests.ts';
import { webConfigSchema } from './web-config.ts';

const save = { action: 'save', product_id: '01', form_name: 'Testament_will', rand_num: '0' };
const accepts = (body: unknown) => documentRequestSchema.safeParse(body).success;
const acceptsOrder = (body: unknown) => orderRequestSchema.safeParse(body).success;

describe('a save', () => {
  it('takes finished, unfinished, empty and broken drafts', () => {
    for (const draft of [meera, brokenDraft, largeDraft(40, 60)]) {
      expect(accepts({ ...toStoredDraft(draft), ...save })).toBe(true);
    }
    expect(accepts(save)).toBe(true);
    expect(accepts({ ...save, personalDetails: {}, nominees: [], assets: [{}], executor: null })).toBe(true);
  });

  it('takes fields that a later form may add', () => {
    expect(accepts({ ...save, letterToFamily: { text: 'x' }, personalDetails: { mothersName: 'x' } })).toBe(
      true,
    );
  });

  it('takes assets of any name in the executor map', () => {
    const body: unknown = JSON.parse(
      `{"executor":{"executorsPerAsset":{"__proto__":[{"name":"x"}],"constructor":[],"":[]}}}`,
    );
    expect(accepts({ ...save, ...Object(body) })).toBe(true);
  });

  it.each([
    { personalDetails: 'Meera' },
    { personalDetails: { fullName: 5 } },
    { personalDetails: { children: {} } },
    { nominees: [[]] },
    { nominees: 'none' },
    { assets: [{ nomineeAllocations: [{ percentage: true }] }] },
    { executor: { executorsPerAsset: { flat: {} } } },
    { otherInfo: { hasPets: 'perhaps' } },
    { rand_num: 5 },
    { rand_num: '' },
    { rand_num: '-1' },
    { rand_num: '1'.repeat(21) },
    { product_id: '02' },
    { form_name: 'Other' },
    { draft_key: 'mine' },
    { base_version: 0 },
    { base_version: 1.5 },
    { base_version: '1' },
  ])('refuses a field of the wrong kind: %j', (field) => {
    expect(accepts({ ...save, ...field })).toBe(false);
  });

  it('says which field is wrong', () => {
    const { error } = documentRequestSchema.safeParse({ ...save, personalDetails: { fullName: 5 } });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['personalDetails.fullName']);
  });
});

describe('a submit', () => {
  const submit = { ...save, action: 'savepdf' };
  it('needs a PDF in strict base64, no larger than the limit', () => {
    expect(accepts({ ...submit, pdf_base64: 'JVBERi0xLjc=' })).toBe(true);
    for (const pdf_base64 of [
      undefined,
      '',
      'JVBERi0xLjc',
      'JVBE_i0x',
      'JVBE\ni0x',
      'data:application/pdf;base64,JVBE',
    ]) {
      expect(accepts({ ...submit, pdf_base64 })).toBe(false);
    }
    const letters = Math.ceil(LIMITS.pdfBytes / 3) * 4;
    expect(accepts({ ...submit, pdf_base64: 'A'.repeat(letters) })).toBe(true);
    expect(accepts({ ...submit, pdf_base64: 'A'.repeat(letters + 4) })).toBe(false);
  });
});

describe('other document actions', () => {
  const list = { action: 'getDocuments', subaction: 'Documents', product_id: '01' };
  const bin = { action: 'deleteitem', documentIds: ['a'], itemTypes: ['x'], product_id: '01' };
  const profile = {
    action: 'editAttributes',
    subaction: 'saveUserAttributes',
    name: 'Meera',
    whatsapp_number: '',
    product_id: '01',
  };

  it.each([
    list,
    { ...list, fields: 'summary', limit: 1, cursor: 'c' },
    { ...list, limit: LIMITS.pageItems },
    { ...list, fileLink: 'a' },
    { action: 'getDocuments', subaction: 'UserAttributes' },
    { ...list, subaction: 'UserAttributes' },
    { ...list, subaction: 'PaymentInfo' },
    bin,
    { ...bin, pendingDelete: true },
    { action: 'returnpdf', fileLink: 'a', ItemType: 'x', product_id: '01' },
    profile,
    { ...profile, name: 'म'.repeat(200) },
    { action: 'editAttributes', subaction: 'deleteUserAttributes', product_id: '01' },
  ])('are taken: %j', (body) => {
    expect(accepts(body)).toBe(true);
  });

  it.each([
    {},
    { action: 'other' },
    { action: '__proto__' },
    { action: 'getDocuments' },
    { ...list, subaction: 'Others' },
    { ...list, limit: 0 },
    { ...list, limit: LIMITS.pageItems + 1 },
    { ...list, limit: '5' },
    { ...list, fields: 'all' },
    { ...list, fileLink: '' },
    { ...bin, documentIds: [] },
    { ...bin, documentIds: [undefined] },
    { ...bin, itemTypes: [] },
    {
      ...bin,
      documentIds: Array(LIMITS.binItems + 1).fill('a'),
      itemTypes: Array(LIMITS.binItems + 1).fill('x'),
    },
    { ...bin, pendingDelete: 'true' },
    { action: 'returnpdf', ItemType: 'x', product_id: '01' },
    { ...profile, name: 'म'.repeat(201) },
    { ...profile, name: 'a\0' },
    { ...profile, whatsapp_number: undefined },
  ])('are refused: %j', (body) => {
    expect(accepts(body)).toBe(false);
  });
});

describe('orders', () => {
  const order = { action: 'createOrder', product_id: '01' };

  it.each([1, 1.15, 8.2, 19.99, 64.1, 2499, 10_000_000])('are taken for %d rupees', (amount) => {
    expect(acceptsOrder({ ...order, amount })).toBe(true);
  });

  it.each([0, -1, 0.99, 1.005, 10_000_000.01, Number.NaN, '2499', null])('are refused for %j', (amount) => {
    expect(acceptsOrder({ ...order, amount })).toBe(false);
  });

  it('of the checkout are verified with all three of its fields', () => {
    const receipt = { razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' };
    expect(acceptsOrder({ action: 'verifyPayment', product_id: '01', ...receipt })).toBe(true);
    expect(
      acceptsOrder({ action: 'verifyPayment', product_id: '01', ...receipt, razorpay_signature: '' }),
    ).toBe(false);
  });
});

it('no JSON value makes a schema throw', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('save', 'savepdf', 'getDocuments', 'deleteitem'),
      (value, action) => {
        documentRequestSchema.safeParse(value);
        documentRequestSchema.safeParse({ ...Object(value), action });
        orderRequestSchema.safeParse(value);
      },
    ),
  );
});

describe('the web configuration', () => {
  it('takes paths on our own origin and addresses, and nothing that runs', () => {
    const documentsUrl = (value: string) => webConfigSchema.safeParse({ documentsUrl: value }).success;
    expect(documentsUrl('/api/documents')).toBe(true);
    expect(documentsUrl('https://api.example.com/documents')).toBe(true);
    expect(documentsUrl('//evil.example')).toBe(false);
    expect(documentsUrl('javascript:alert(1)')).toBe(false);
    expect(webConfigSchema.safeParse({ loginUrl: '/login' }).success).toBe(false);
    expect(webConfigSchema.safeParse({}).success).toBe(true);
  });
});
