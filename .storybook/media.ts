/**
 * Lets a page behave as if the person's system asked for less motion or for forced colours. A page can't set media
 * features itself, so the conditions of its own style sheets are rewritten, and put back when the wish is gone. For looking
 * at; `pnpm visual` has the browser emulate the real features.
 */

interface Wish {
  readonly motion: 'system' | 'reduced';
  readonly colours: 'normal' | 'forced';
}

const REDUCED = /\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/;
const UNREDUCED = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/;
const FORCED = /\(\s*forced-colors\s*:\s*active\s*\)/;

const ALWAYS = 'all';
const NEVER = 'not all';

const originals = new WeakMap<CSSMediaRule, string>();

function wished(condition: string, wish: Wish): string {
  if (wish.motion === 'reduced' && REDUCED.test(condition)) return ALWAYS;
  if (wish.motion === 'reduced' && UNREDUCED.test(condition)) return NEVER;
  if (wish.colours === 'forced' && FORCED.test(condition)) return ALWAYS;
  return condition;
}

function rewrite(rules: CSSRuleList, wish: Wish): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const next = wished(original, wish);
      if (rule.media.mediaText !== next) rule.media.mediaText = next;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewrite(rule.cssRules, wish);
  }
}

/** Applies the wish to every style sheet of the page. Sheets of another origin can't be read and stay as they are. */
export function wishForMedia(wish: Wish): void {
  document.documentElement.dataset['colours'] = wish.colours;
  for (const sheet of document.styleSheets) {
    if (sheet.href === null || new URL(sheet.href).origin === window.location.origin) {
      rewrite(sheet.cssRules, wish);
    }
  }
}
