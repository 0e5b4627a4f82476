/** A number as PDF content has it: at most three decimals, never an exponent. */
export const pdfNumber = (value: number): string => String(Number(value.toFixed(3)));

/** Four hexadecimal digits. */
export const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

/** A text as UTF-16 in hexadecimal digits. */
export function utf16Hex(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index += 1) hex += hex4(text.charCodeAt(index));
  return hex;
}

/** Bytes as the string of one character a byte that jsPDF writes. */
export function byteString(bytes: Uint8Array): string {
  const PORTION = 8192;
  let text = '';
  for (let start = 0; start < bytes.length; start += PORTION) {
    text += String.fromCharCode(...bytes.subarray(start, start + PORTION));
  }
  return text;
}

/** A text as PDF's strings hold it: in UTF-16, in hexadecimal digits, so that no byte is taken for a line break. */
export const pdfText = (text: string): string => `<feff${utf16Hex(text)}>`;
