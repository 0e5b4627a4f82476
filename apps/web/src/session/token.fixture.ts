const base64Url = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** A token with a payload of the test's choice; its signature is worth nothing. */
export const aToken = (payload: object): string =>
  `${base64Url({ alg: 'RS256' })}.${base64Url(payload)}.c2ln`;
