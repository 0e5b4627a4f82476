import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { aPdf, documentsIn, openService, pathOf } from '../test-support/service.ts';

onEachDatabase('a link to a PDF', (getDb) => {
  const submitted = async (documentName = 'Will of Meera') => {
    let nowMs = Date.parse('2026-11-28T04:30:00Z');
    const service = openService(getDb(), {
      nowMs: () => nowMs,
      env: {
        WEB_ORIGINS: 'https://app.example.com',
        PUBLIC_URL: 'https://files.example.com',
        WELCOME_COUPONS: '2',
      },
    });
    const person = service.person('meera');
    const answer = await person.submit({ pdf_base64: aPdf('the will'), personalDetails: { documentName } });
    const [document] = documentsIn(await person.list());
    const download = await person.download(document?.['FileLink']);
    return {
      app: service.app,
      person,
      inline: String(answer.json['pdfLink']),
      attachment: String(download.json['pdfLink']),
      wait: (ms: number) => {
        nowMs += ms;
      },
    };
  };

  it('opens it in a frame of our pages, or saves it under its own name', async () => {
    const { app, inline, attachment } = await submitted('मीरा: "the" will/2026');
    expect(inline.startsWith('https://files.example.com/files/')).toBe(true);
    const shown = await app.request(pathOf(inline));
    expect(Buffer.from(await shown.arrayBuffer()).toString('base64')).toBe(aPdf('the will'));
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "frame-ancestors 'self' https://app.example.com",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers.get('x-frame-options')).toBeNull();
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; /);
    const saved = (await app.request(pathOf(attachment))).headers.get('content-disposition') ?? '';
    expect(saved).toMatch(/^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''/);
    expect(decodeURIComponent(saved.split("''")[1] ?? '')).toBe('मीरा   the  will 2026.pdf');
  });

  it.each(['', ' ', '\ud83d', '\u202e', '../..'])(
    'has a file name even for a will called %j',
    async (name) => {
      const { app, inline } = await submitted(name);
      const response = await app.request(pathOf(inline));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).not.toMatch(/[\r\n/]/);
    },
  );

  it('runs out after ten minutes', async () => {
    const { app, inline, wait } = await submitted();
    wait(599_000);
    expect((await app.request(pathOf(inline))).status).toBe(200);
    wait(1_000);
    const late = await app.request(pathOf(inline));
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ success: false, code: 'LINK_EXPIRED' });
  });

  it('is worth nothing once changed', async () => {
    const { app, inline } = await submitted();
    const other = await submitted();
    const id = new URL(other.inline).pathname;
    const changed = (change: (url: URL) => void): string => {
      const url = new URL(inline);
      change(url);
      return pathOf(url.href);
    };
    const paths = [
      changed((url) => url.searchParams.set('exp', '99999999999')),
      changed((url) => url.searchParams.set('exp', '')),
      changed((url) => url.searchParams.set('as', 'attachment')),
      changed((url) => url.searchParams.set('as', 'x')),
      changed((url) => url.searchParams.set('sig', `${url.searchParams.get('sig')}A`)),
      changed((url) => url.searchParams.delete('sig')),
      changed((url) => {
        url.pathname = id;
      }),
    ];
    for (const path of paths) expect((await app.request(path)).status).toBe(403);
  });

  it.each(['/files/..%2f..%2fsecrets.json', '/files/../secrets.json', '/files/%00', '/files/', '/files'])(
    'leads nowhere else: %s',
    async (path) => {
      const { app } = await submitted();
      expect([403, 404]).toContain((await app.request(path)).status);
    },
  );

  it('is given for complete documents only', async () => {
    const person = openService(getDb()).person('meera');
    await person.save();
    const [document] = documentsIn(await person.list());
    expect((await person.download(document?.['FileLink'])).json).toMatchObject({
      success: false,
      code: 'NOT_COMPLETE',
    });
    expect((await person.download('gone')).status).toBe(404);
  });
});
