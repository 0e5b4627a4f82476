import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Close to the best, in a tenth of its time. */
const BROTLI_QUALITY = 9;

/** How a file may travel; 'identity' is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a browser takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part): [string, boolean] => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  if (accepted.get('br') === true) return 'br';
  return accepted.get('gzip') === true ? 'gzip' : 'identity';
}

/** Bytes in an encoding. */
export async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  switch (encoding) {
    case 'br':
      return brotliAsync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return gzipAsync(bytes);
    case 'identity':
      return bytes;
    default:
      return encoding satisfies never;
  }
}
