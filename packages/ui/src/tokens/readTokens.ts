/** The two themes of a token. */
export interface TokenColours {
  light: string;
  dark: string;
}

const COLOUR = /(?:#[0-9a-f]{6}|oklch\([^()]*\))/.source;
const DECLARATION = new RegExp(
  `--([a-z0-9-]+):\\s*(?:light-dark\\(\\s*(${COLOUR}),\\s*(${COLOUR})\\s*\\)|(${COLOUR}));`,
  'gi',
);

/** The opaque colours of the token file, by token name; a colour given once is the same in both themes. */
export function readTokens(css: string): Map<string, TokenColours> {
  const tokens = new Map<string, TokenColours>();
  for (const [, name, light, dark, both] of css.matchAll(DECLARATION)) {
    const lightColour = light ?? both;
    const darkColour = dark ?? both;
    if (name !== undefined && lightColour !== undefined && darkColour !== undefined) {
      tokens.set(name, { light: lightColour, dark: darkColour });
    }
  }
  return tokens;
}
