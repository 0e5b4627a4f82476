/** Linear-light sRGB, each channel 0 to 1; slightly outside where a colour lies outside sRGB. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/**
 * Reads `#rrggbb` or `oklch(L C H)` (L from 0 to 1, H in degrees, no alpha).
 * @throws Error for any other notation.
 * @see https://www.w3.org/TR/css-color-4/ (conversion between OKLab and linear sRGB)
 */
export function parseColour(text: string): LinearRgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex !== null) {
    const [red = 0, green = 0, blue = 0] = hex
      .slice(1)
      .map((pair) => linear(Number.parseInt(pair, 16) / 255));
    return [red, green, blue];
  }
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (oklch === null) throw new Error(`Not a colour of the token file: '${text}'`);
  const [lightness = 0, chroma = 0, hue = 0] = oklch.slice(1).map(Number);
  const angle = (hue * Math.PI) / 180;
  return fromOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

/**
 * Contrast of two opaque colours, 1 to 21.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: LinearRgb, other: LinearRgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromOklab(lightness: number, a: number, b: number): LinearRgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance([red, green, blue]: LinearRgb): number {
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  return 0.2126 * within(red) + 0.7152 * within(green) + 0.0722 * within(blue);
}
