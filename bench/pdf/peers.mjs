/**
 * Other ways to make the same document, each with its own line breaking, tables and page numbers, in the same fonts
 * and sizes. None of them is part of the product.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const FONT = '@expo-google-fonts/noto-serif-devanagari';
const FILES = {
  normal: require.resolve(`${FONT}/400Regular/NotoSerifDevanagari_400Regular.ttf`),
  bold: require.resolve(`${FONT}/700Bold/NotoSerifDevanagari_700Bold.ttf`),
};
const NAME = 'Noto';
const MARGIN_PT = 56.7;
const SIZE_PT = 12;
const LEADING = 1.6;

const footText = (page, pages) => `पृष्ठ ${page} / ${pages}`;

/** pdfmake, which shapes with fontkit. */
async function pdfmake() {
  const { default: library } = await import('pdfmake');
  library.setFonts({ [NAME]: { normal: FILES.normal, bold: FILES.bold } });
  library.setLocalAccessPolicy(() => true);
  library.setUrlAccessPolicy(() => false);
  const contentOf = (block) =>
    block.kind === 'table'
      ? {
          table: {
            headerRows: 1,
            widths: block.rows[0].map(() => '*'),
            body: block.rows.map((row) => [...row]),
          },
          layout: 'lightHorizontalLines',
          margin: [0, 6],
        }
      : { text: block.text, bold: block.kind === 'heading', alignment: 'justify', margin: [0, 3] };
  return async (blocks) =>
    library
      .createPdf({
        pageSize: 'A4',
        pageMargins: MARGIN_PT,
        defaultStyle: { font: NAME, fontSize: SIZE_PT, lineHeight: 1.2 },
        footer: (page, pages) => ({
          text: footText(page, pages),
          alignment: 'right',
          margin: [MARGIN_PT, 10],
        }),
        // It writes into what it is given.
        content: blocks.map(contentOf),
      })
      .getBuffer();
}

/** @react-pdf/renderer, which shapes with fontkit too. */
async function reactPdf() {
  const { createElement: h } = await import('react');
  const { Document, Font, Page, renderToBuffer, Text, View } = await import('@react-pdf/renderer');
  Font.register({
    family: NAME,
    fonts: [{ src: FILES.normal }, { src: FILES.bold, fontWeight: 700 }],
  });
  const cell = (text, key) => h(Text, { key, style: { flex: 1, padding: 3, lineHeight: LEADING } }, text);
  const row = (cells, key) => h(View, { key, wrap: false, style: { flexDirection: 'row' } }, cells.map(cell));
  const elementOf = (block, key) =>
    block.kind === 'table'
      ? h(View, { key, style: { marginVertical: 6 } }, block.rows.map(row))
      : h(
          Text,
          {
            key,
            // Not on the page, whence its foot would inherit it: then the library throws.
            style: {
              lineHeight: LEADING,
              marginVertical: 3,
              textAlign: 'justify',
              fontWeight: block.kind === 'heading' ? 700 : 400,
            },
          },
          block.text,
        );
  return (blocks) =>
    renderToBuffer(
      h(
        Document,
        {},
        h(
          Page,
          { size: 'A4', style: { padding: MARGIN_PT, fontFamily: NAME, fontSize: SIZE_PT } },
          blocks.map(elementOf),
          h(Text, {
            fixed: true,
            style: { position: 'absolute', bottom: 20, right: MARGIN_PT },
            render: ({ pageNumber, totalPages }) => footText(pageNumber, totalPages),
          }),
        ),
      ),
    );
}

/** jsPDF as it is: the letters of Devanagari unshaped, and so wrong; nothing else is as plain and quick. */
async function plainJsPdf() {
  const { jsPDF } = await import('jspdf');
  const data = {};
  for (const [style, file] of Object.entries(FILES)) data[style] = (await readFile(file)).toString('base64');
  return async (blocks) => {
    const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
    for (const style of Object.keys(FILES)) {
      doc.addFileToVFS(`${style}.ttf`, data[style]);
      doc.addFont(`${style}.ttf`, NAME, style);
    }
    const width = doc.internal.pageSize.getWidth() - 2 * MARGIN_PT;
    const bottom = doc.internal.pageSize.getHeight() - MARGIN_PT - 20;
    const leading = SIZE_PT * LEADING;
    let y = MARGIN_PT + SIZE_PT;
    doc.setFontSize(SIZE_PT);
    const line = (text, x) => {
      if (y > bottom) {
        doc.addPage();
        y = MARGIN_PT + SIZE_PT;
      }
      doc.text(text, x, y);
    };
    for (const block of blocks) {
      doc.setFont(NAME, block.kind === 'heading' ? 'bold' : 'normal');
      if (block.kind === 'table') {
        for (const cells of block.rows) {
          const columnWidth = width / cells.length;
          const lines = cells.map((text) => doc.splitTextToSize(text, columnWidth - 6));
          const height = Math.max(...lines.map(({ length }) => length));
          for (let index = 0; index < height; index += 1) {
            lines.forEach((column, at) => {
              if (column[index]) line(column[index], MARGIN_PT + at * columnWidth);
            });
            y += leading;
          }
        }
      } else {
        for (const text of doc.splitTextToSize(block.text, width)) {
          line(text, MARGIN_PT);
          y += leading;
        }
        y += 6;
      }
    }
    const pages = doc.getNumberOfPages();
    doc.setFont(NAME, 'normal');
    for (let page = 1; page <= pages; page += 1) {
      doc.setPage(page);
      doc.text(footText(page, pages), MARGIN_PT, bottom + 30);
    }
    return Buffer.from(doc.output('arraybuffer'));
  };
}

/** Each gets itself ready and gives a function that makes a document of neutral blocks. */
export const peers = { pdfmake, plainJsPdf, reactPdf };
