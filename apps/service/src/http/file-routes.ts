import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../config/config.ts';
import type { FileLinks } from '../crypto/links.ts';
import type { Database } from '../database/port.ts';
import type { DocumentSeals } from '../documents/form.ts';
import { type PdfFile, readPdfFile } from '../documents/pdf.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { ApiError, documentNotFound } from './api-error.ts';
import type { Env } from './client-address.ts';
import { filePolicy } from './policies.ts';

/** Letters that a file name may not have on one system or another, control letters, and halves of letters. */
const UNSAFE_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/** The file name as a header: plain letters for old programs, then the real ones (RFC 6266, RFC 8187). */
function contentDisposition(disposition: string, { name }: PdfFile): string {
  const clean = [...name].slice(0, 100).join('').replace(UNSAFE_IN_NAMES, ' ').trim() || 'will_document';
  const plain = clean.replace(/[^\x20-\x7e]/g, '_').replaceAll("'", '_');
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}.pdf"; filename*=UTF-8''${encoded}.pdf`;
}

/** What PDFs are served from. */
export interface FileParts {
  config: Config;
  db: Database;
  seals: DocumentSeals;
  links: FileLinks;
  /** Where PDFs may lie besides the database. */
  objects: ObjectStore | undefined;
}

/** `/files/:id`: a PDF to whoever holds a signed link that hasn't run out. */
export function fileRoutes({ config, db, seals, links, objects }: FileParts): Hono<Env> {
  return new Hono<Env>()
    .use('/files/*', cors({ origin: config.webOrigins, allowMethods: ['GET', 'HEAD'], maxAge: 600 }))
    .get('/files/:id', async (c) => {
      const id = c.req.param('id');
      const link = links.check(id, c.req.query());
      if (link === null)
        throw new ApiError(403, 'LINK_EXPIRED', 'This link has expired. Please download again.');
      const file = await readPdfFile(db, id, seals, objects);
      if (file === null) throw documentNotFound();
      return c.body(Uint8Array.from(file.bytes), 200, {
        'content-type': 'application/pdf',
        'content-length': String(file.bytes.length),
        'content-disposition': contentDisposition(link.disposition, file),
        'content-security-policy': filePolicy(config),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    });
}
