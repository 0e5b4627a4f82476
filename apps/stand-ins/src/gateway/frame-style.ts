/** The checkout's look. Colours meet WCAG AA on their grounds. */
export const frameStyle = `
:root { color-scheme: light; --card: #ffffff; --ink: #1f2430; --soft: #545b6b; --line: #767d8d;
  --accent: #1f4f8f; --danger: #a3231f; --danger-ground: #fdf0ef; }
* { box-sizing: border-box; }
html { background: rgb(0 0 0 / .55); }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 24rem; background: var(--card); border-radius: .75rem; padding: 1.5rem; }
h1 { margin: 0; font-size: 1.25rem; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
.soft { color: var(--soft); font-size: .875rem; }
.amount { margin: .75rem 0; font-size: 2rem; font-weight: 700; line-height: 1.2; }
.error { margin: 1rem 0; padding: .75rem 1rem; color: var(--danger); background: var(--danger-ground);
  border-left: 4px solid var(--danger); border-radius: .25rem; }
.actions { display: grid; gap: .5rem; margin: 1rem 0; }
button, select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; border-radius: .5rem;
  border: 1px solid var(--line); background: var(--card); color: inherit; }
button { font-weight: 600; color: #ffffff; background: var(--accent); border-color: var(--accent); cursor: pointer; }
button.quiet { color: var(--accent); background: var(--card); }
button:disabled { opacity: .6; cursor: default; }
:is(button, select):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
fieldset { margin: 1rem 0 .75rem; padding: .5rem 1rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
label { display: block; margin: .5rem 0 .25rem; font-size: .875rem; font-weight: 600; }
`;
