/** How long the will is that the libraries are compared on. */
export const CHARACTERS = 25_000;

const NAMES = [
  ['मीरा देशपांडे', 'पत्नी'],
  ['श्रीकांत विश्वस्त', 'पुत्र'],
  ['क्षितिजा शिंदे', 'पुत्री'],
  ['ऋषिकेश कुलकर्णी', 'भाई'],
  ['प्रज्ञा ठाकुर', 'बहन'],
  ['विठ्ठल जोशी', 'मित्र'],
  ['कीर्ति मिश्रा', 'भतीजी'],
  ['सिद्धार्थ द्विवेदी', 'भतीजा'],
  ['अश्विनी कुलकर्णी', 'बहू'],
  ['हृदयनाथ शास्त्री', 'पिता'],
];

const textOf = (product, text) => product.plainText(text, { pageNumber: 1, pageCount: 12 });

/** The blocks of a document as any library can draw them. */
function neutralBlock(product, block) {
  switch (block.kind) {
    case 'table':
      return {
        kind: 'table',
        rows: [
          block.columns.map(({ header }) => header),
          ...[...block.rows, ...(block.total ? [block.total] : [])].map(({ cells }) =>
            cells.map((cell) => textOf(product, cell)),
          ),
        ],
      };
    case 'form':
      return {
        kind: 'paragraph',
        text: block.lines
          .map(({ label, value }) => `${label} ${value ? textOf(product, value) : '__________'}`)
          .join('\n'),
      };
    case 'article-heading':
      return { kind: 'heading', text: `${textOf(product, block.number)} ${textOf(product, block.text)}` };
    default:
      return { kind: block.kind === 'heading' ? 'heading' : 'paragraph', text: textOf(product, block.text) };
  }
}

const lengthOf = (blocks) =>
  blocks.reduce((sum, { text, rows }) => sum + (text ?? rows.flat().join('')).length, 0);

/**
 * A Hindi will of 25,000 characters with ten beneficiaries: our own document, and the same content for the others.
 */
export function hindiWill(product) {
  const base = product.meeraIn('hindi');
  const nominees = NAMES.map(([name, relation], index) => ({
    id: `n${index}`,
    name,
    relation,
    nomiee_notes: '',
  }));
  const shares = nominees.map(({ id }) => ({ nomineeId: id, percentage: 10, comment: '' }));
  const draft = {
    ...base,
    nominees,
    assets: base.assets.map((asset) => ({ ...asset, nomineeAllocations: shares })),
    residuary: { ...base.residuary, distributionOption: 'all-beneficiaries', customAllocations: [] },
  };
  const composed = (specialInstructions) => {
    const document = product.composeWill({
      ...draft,
      otherInfo: { ...draft.otherInfo, hasSpecialInstructions: true, specialInstructions },
    });
    const steps = document.instructions.steps.map(({ text }) => ({
      kind: 'paragraph',
      text: textOf(product, text),
    }));
    const blocks = [...steps, ...product.flowOf(document).map((block) => neutralBlock(product, block))];
    return { document, blocks };
  };
  // The will's own sentences fill it up, in another order.
  const sentences = composed('-')
    .blocks.flatMap(({ text }) => (text === undefined ? [] : text.split(/(?<=[।:])\s/u)))
    .reverse();
  const missing = CHARACTERS - lengthOf(composed('-').blocks);
  let filling = '';
  for (let index = 0; filling.length < missing; index += 1) {
    filling += `${sentences[index % sentences.length]}${index % 5 === 4 ? '\n' : ' '}`;
  }
  return composed(filling.slice(0, missing));
}

/** A Hindi will of so many assets, with ten beneficiaries. */
export function largeHindiWill(product, assets) {
  const draft = product.largeDraft(10, assets);
  return { ...draft, personalDetails: { ...draft.personalDetails, language: 'hindi' } };
}
