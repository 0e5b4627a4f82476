/**
 * Runs before the first paint, alone and from a file of its own, since the page's policy allows no inline script.
 *
 * It marks on `<html>` what this browser keeps that the prerendered page could not know; `early.css` then hides what
 * would be shown wrongly until the app, once it runs, takes the marks away. And it keeps the last press on a button that
 * nothing answered yet, to repeat it when the app is ready.
 *
 * It imports nothing and keeps its names to itself: it is no module, and would have to wait if it were. `early.test.ts`
 * holds its keys against those of the app.
 */
{
  const marks: string[] = [];
  try {
    const payload = localStorage.getItem('idToken')?.split('.')[1];
    if (payload !== undefined) {
      // Only what decides which header shows; whether the token is good is the session's to say.
      const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
      if (exp * 1000 > Date.now()) marks.push('signed-in');
    }
    if (localStorage.getItem('currency') === 'USD') marks.push('dollars');
    if (sessionStorage.getItem('virasat.notice') !== null) marks.push('notice');
  } catch {
    // A browser that keeps nothing, or a token that nobody can read: the page is right as it was drawn.
  }
  document.documentElement.dataset['early'] = marks.join(' ');

  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(
    'app-ready',
    () => {
      document.removeEventListener('click', keep, true);
      pressed?.click();
    },
    { once: true },
  );
}
