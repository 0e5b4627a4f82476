/** The sign-in pages' look. Colours meet WCAG AA on their grounds, light and dark. */
export const style = `
:root { color-scheme: light dark; --ground: #f6f4ef; --card: #ffffff; --ink: #1f2430; --soft: #545b6b;
  --line: #8a90a0; --accent: #1f4f8f; --on-accent: #ffffff; --danger: #a3231f; --danger-ground: #fdf0ef; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14171d; --card: #1d222b; --ink: #eceef3; --soft: #b4bac8; --line: #7d8597;
    --accent: #8fb8f5; --on-accent: #10151d; --danger: #ffb0ab; --danger-ground: #3a1f20; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; background: var(--card); border-radius: .75rem; padding: 2rem;
  box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 8px 24px rgb(0 0 0 / .08); }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: .5rem 0; }
.soft { color: var(--soft); font-size: .9375rem; }
form { margin-top: 1.5rem; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
input[aria-invalid='true'] { border-color: var(--danger); border-width: 2px; }
button { width: 100%; min-height: 2.75rem; margin-top: 1.5rem; padding: .5rem 1rem; font: inherit; font-weight: 600;
  color: var(--on-accent); background: var(--accent); border: 0; border-radius: .5rem; cursor: pointer; }
a { color: var(--accent); }
:is(a, button, input):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.error { margin: 1rem 0 0; padding: .75rem 1rem; color: var(--danger); background: var(--danger-ground);
  border-left: 4px solid var(--danger); border-radius: .25rem; }
.note { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
code { font-size: .9375em; overflow-wrap: anywhere; }
`;
