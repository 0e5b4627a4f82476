import { randomUUID } from 'node:crypto';
import type { Chance } from '../chance.ts';
import { aPdf, documentsIn, draft } from '../service.ts';
import type { ServiceProcess } from '../service-process.ts';
import { answered, type Lane } from './lane.ts';

/** As large as drafts and wills are, so that a write takes its time and can be cut off within. */
const LETTER = 'The reasons for my choice. '.repeat(600);
const PAGES = 'A page of the will. '.repeat(4_000);

interface Write {
  /** Stands in the draft's name, its text and its PDF; no two writes have the same. */
  mark: string;
  isSubmit: boolean;
}

/** A document as its writer may believe it to be. */
interface Kept {
  draftKey: string;
  /** '0' until the service has told its number. */
  randNum: string;
  /** The last write that was acknowledged. */
  told: Write | null;
  /** The write after it that wasn't answered; it is repeated before anything else is done. */
  unanswered: Write | null;
  /** The write whose PDF was acknowledged last: the will is paid for. */
  submitted: Write | null;
}

const textOf = (mark: string): string => `%PDF-1.7\n${mark}\n${PAGES}\n%%EOF`;

async function send(service: ServiceProcess, sub: string, document: Kept, write: Write): Promise<void> {
  document.unanswered = write;
  const { json } = await answered(
    service.ask(sub, {
      ...draft,
      action: write.isSubmit ? 'savepdf' : 'save',
      rand_num: document.randNum,
      draft_key: document.draftKey,
      personalDetails: { documentName: write.mark },
      letter: `${write.mark} ${LETTER}`,
      ...(write.isSubmit ? { pdf_base64: aPdf(`${write.mark}\n${PAGES}`) } : {}),
    }),
  );
  const isKept = json['success'] === true || json['code'] === 'INSUFFICIENT_BALANCE';
  if (!isKept) throw new Error(`A write was refused: ${JSON.stringify(json)}`);
  document.randNum = String(json['rand_num']);
  document.told = write;
  document.unanswered = null;
  if (write.isSubmit && json['success'] === true) document.submitted = write;
}

const marksOf = (writes: readonly (Write | null)[]): string[] =>
  writes.flatMap((write) => (write === null ? [] : [write.mark]));

/** Says what is wrong with a document that the service has. */
function findFaults(item: Record<string, unknown>, document: Kept): string[] {
  const { told, unanswered, submitted } = document;
  const mark = String(item['DocumentName']);
  const isComplete = item['DocumentStatus'] === '1';
  const mayBeComplete = submitted !== null || unanswered?.isSubmit === true;
  return [
    marksOf([told, unanswered]).includes(mark) ? [] : [`holds ${mark} instead of ${told?.mark}`],
    String(item['FormData']).includes(`"letter":"${mark} `) ? [] : ['holds a draft of another name'],
    submitted !== null && !isComplete ? ['was paid for and is not complete'] : [],
    isComplete && !mayBeComplete ? ['is complete and was never submitted with success'] : [],
  ].flat();
}

/** Opens the PDF of a complete document and compares it with those that may lie there. */
async function findPdfFaults(
  service: ServiceProcess,
  sub: string,
  item: Record<string, unknown>,
  { submitted, unanswered }: Kept,
): Promise<string[]> {
  const { FileLink: fileLink, ItemType } = item;
  const { json } = await service.ask(sub, { action: 'returnpdf', fileLink, ItemType, product_id: '01' });
  const text = await (await fetch(String(json['pdfLink']))).text();
  const possible = marksOf([submitted, unanswered?.isSubmit === true ? unanswered : null]).map(textOf);
  return possible.includes(text) ? [] : ['has another PDF than was acknowledged'];
}

/** Saves drafts and submits them, new ones and old ones. */
export function makeDocumentLane(sub: string, name: string, chance: Chance): Lane {
  const documents: Kept[] = [];
  let writes = 0;
  const choose = (): Kept => {
    const known = documents.find(({ unanswered }) => unanswered !== null);
    const chosen = known ?? (chance.percent(25) ? undefined : chance.pick(documents));
    if (chosen !== undefined) return chosen;
    const fresh = { draftKey: randomUUID(), randNum: '0', told: null, unanswered: null, submitted: null };
    documents.push(fresh);
    return fresh;
  };

  return {
    async step(service) {
      const document = choose();
      writes += 1;
      const write = { mark: `${name}/${writes}`, isSubmit: chance.percent(30) };
      await send(service, sub, document, document.unanswered ?? write);
    },

    async findLosses(service) {
      const list = await service.ask(sub, {
        action: 'getDocuments',
        subaction: 'Documents',
        product_id: '01',
      });
      const mine = documentsIn(list).filter(({ DocumentName }) =>
        String(DocumentName).startsWith(`${name}/`),
      );
      const losses: string[] = [];
      for (const document of documents) {
        const marks = marksOf([document.told, document.unanswered]);
        const items = mine.filter(({ DocumentName }) => marks.includes(String(DocumentName)));
        const [item] = items;
        if (items.length > 1) losses.push(`${marks} is there twice`);
        if (item === undefined) {
          if (document.told !== null) losses.push(`${marks} is lost`);
          continue;
        }
        const faults = findFaults(item, document);
        if (item['DocumentStatus'] === '1')
          faults.push(...(await findPdfFaults(service, sub, item, document)));
        losses.push(...faults.map((fault) => `${marks} ${fault}`));
      }
      if (mine.length > documents.length) losses.push(`${name} has documents that nobody wrote`);
      return losses;
    },
  };
}
