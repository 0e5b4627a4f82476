import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * How hard Brotli tries. A file is compressed for all who will ask for it: close to the best, in a tenth of its time.
 * An answer is compressed for one: better than gzip, in less time.
 */
const BROTLI_QUALITY = { often: 9, once: 4 } as const;

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

/**
 * Bytes in an encoding.
 *
 * @param sent How often the result will be sent: the more often, the more time it is worth.
 */
export async function encode(
  bytes: Uint8Array,
  encoding: Encoding,
  sent: 'often' | 'once',
): Promise<Uint8Array> {
  switch (encoding) {
    case 'br':
      return brotliAsync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[sent],
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
