const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const image = (title, picture) =>
  `<figure><figcaption>${title}</figcaption>${
    picture === null
      ? '<p>None</p>'
      : `<img alt="${title}" src="data:image/${picture.type};base64,${picture.data.toString('base64')}">`
  }</figure>`;

const STYLE = `
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #13242b; background: #fcfaf6; }
  section { border-top: 1px solid #ddd9cf; padding-block: 1rem; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #6b7c82; background: #fff; }
`;

/**
 * One page that shows every picture that failed: expected, actual and difference side by side. It needs no other file.
 *
 * @param {{ cell: string, id: string, why: string, expected: Buffer | null, actual: Buffer | null, difference: Buffer | null }[]} failures
 *   `expected` is WebP, the others are PNG.
 * @returns {string} HTML.
 */
export function reportPage(failures) {
  const png = (data) => (data === null ? null : { type: 'png', data });
  const sections = failures.map(
    ({ cell, id, why, expected, actual, difference }) => `<section>
<h2>${escaped(id)}</h2>
<p>${escaped(cell)}: ${escaped(why)}</p>
<div>${image('Expected', expected === null ? null : { type: 'webp', data: expected })}${image(
      'Actual',
      png(actual),
    )}${image('Difference', png(difference))}</div>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that changed</title>
<style>${STYLE}</style>
<h1>${failures.length} ${failures.length === 1 ? 'picture' : 'pictures'} changed</h1>
${sections.join('\n')}
</html>
`;
}
