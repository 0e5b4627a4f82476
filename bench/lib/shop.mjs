import { randomUUID } from 'node:crypto';
import { readDrafts } from './drafts.mjs';

const list = { action: 'getDocuments', subaction: 'Documents', product_id: '01', fields: 'summary' };

/** The documents of a first page. */
export const PAGE = 50;

/** A large draft, with as many of its parts as make 20 KB. */
async function draftOf20Kb() {
  const { large } = await readDrafts();
  const cut = (share) => ({
    ...large,
    nominees: large.nominees.slice(0, Math.round(large.nominees.length * share)),
    assets: large.assets.slice(0, Math.round(large.assets.length * share)),
  });
  const bytes = (share) => Buffer.byteLength(JSON.stringify(cut(share)));
  let share = 1;
  while (bytes(share) > 20 * 1024) share -= 0.01;
  return cut(share);
}

/**
 * What somebody asks of the service.
 *
 * @param {string} origin
 * @param {string} token
 */
export function makePerson(origin, token) {
  const url = `${origin}/api/documents`;
  const headers = { authorization: `Bearer ${token}` };
  const request = (body) => ({ url, headers, body: JSON.stringify(body) });
  const ask = async (body, more = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The service answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return { request, ask, headers, url };
}

/** The draft, and the requests of saving it and of asking for the first page. */
export async function makeRequests() {
  const draft = await draftOf20Kb();
  const save = (randNum) => ({
    ...draft,
    action: 'save',
    product_id: '01',
    form_name: 'Testament_will',
    rand_num: randNum,
    // The web app sends one with every save; each document has its own, and the service looks at it only once.
    draft_key: randomUUID(),
  });
  return { draft, save, firstPage: { ...list, limit: PAGE } };
}

/** Saves so many documents for somebody, a few at once. */
export async function fill({ ask }, save, count) {
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await ask(save('0'));
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
