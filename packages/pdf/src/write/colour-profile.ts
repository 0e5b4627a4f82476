/** The steps of the curve from the written to the seen strength of a colour. */
const CURVE_STEPS = 256;
const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const uint16 = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff];
const uint32 = (value: number): number[] => [...uint16(value >>> 16), ...uint16(value)];
const fixed = (value: number): number[] => uint32(Math.round(value * 0x10000));
const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** Medium white and the three primaries of sRGB, adapted to D50. @see IEC 61966-2-1; ICC.1:2001-04 */
const WHITE = [0.9642, 1, 0.8249];
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;

const point = (values: readonly number[]): number[] => [
  ...ascii('XYZ '),
  ...zeros(4),
  ...values.flatMap(fixed),
];

function curve(): number[] {
  const steps = Array.from({ length: CURVE_STEPS }, (_, step) => {
    const written = step / (CURVE_STEPS - 1);
    const seen = written <= 0.04045 ? written / 12.92 : ((written + 0.055) / 1.055) ** 2.4;
    return uint16(Math.round(seen * 0xffff));
  });
  return [...ascii('curv'), ...zeros(4), ...uint32(CURVE_STEPS), ...steps.flat()];
}

function description(name: string): number[] {
  // Behind the name: no Unicode name, and none for a Macintosh.
  return [
    ...ascii('desc'),
    ...zeros(4),
    ...uint32(name.length + 1),
    ...ascii(name),
    ...zeros(1 + 8 + 3 + 67),
  ];
}

const header = (bytes: number): number[] => [
  ...uint32(bytes),
  ...zeros(4),
  ...[2, 0x10, 0, 0],
  ...ascii('mntrRGB XYZ '),
  ...[2025, 1, 1, 0, 0, 0].flatMap(uint16),
  ...ascii('acsp'),
  ...zeros(28),
  ...WHITE.flatMap(fixed),
  ...zeros(48),
];

/**
 * The colours of sRGB as an ICC profile of version 2: the document says with it what its colours are, as PDF/A demands.
 *
 * @see ICC.1:2001-04; ISO 19005-1, 6.2.2
 */
export function srgbProfile(): Uint8Array {
  const shades = curve();
  const tags: readonly (readonly [name: string, data: number[]])[] = [
    ['desc', description('sRGB')],
    ['cprt', [...ascii('text'), ...zeros(4), ...ascii('CC0'), 0]],
    ['wtpt', point(WHITE)],
    ...Object.entries(PRIMARIES).map(([name, values]) => [name, point(values)] as const),
    ['rTRC', shades],
    ['gTRC', shades],
    ['bTRC', shades],
  ];
  const directory = uint32(tags.length);
  const data: number[] = [];
  const places = new Map<number[], number>();
  const dataStart = HEADER_BYTES + 4 + ENTRY_BYTES * tags.length;
  for (const [name, bytes] of tags) {
    const place = places.get(bytes) ?? dataStart + data.length;
    if (!places.has(bytes)) {
      places.set(bytes, place);
      data.push(...bytes, ...zeros(-bytes.length & 3));
    }
    directory.push(...ascii(name), ...uint32(place), ...uint32(bytes.length));
  }
  return Uint8Array.from([...header(dataStart + data.length), ...directory, ...data]);
}
