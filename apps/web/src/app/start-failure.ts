/** Proposed; spec.md section 8 has no words for it. */
const texts = {
  failed:
    'A part of this page could not be loaded, so its buttons don’t work. Nothing that you typed is lost.',
  reload: 'Reload this page',
} as const;

/**
 * Says at the foot of the window that the app didn't start: a part of it could not be loaded. Written without it,
 * since nothing of it is there; what was drawn ahead can be read on.
 */
export function tellStartFailure(error: unknown): void {
  console.error(error);
  const note = document.createElement('p');
  note.className = 'start-failure';
  note.role = 'alert';
  const reload = document.createElement('a');
  reload.href = window.location.href;
  reload.textContent = texts.reload;
  reload.addEventListener('click', (event) => {
    event.preventDefault();
    window.location.reload();
  });
  note.append(texts.failed, ' ', reload);
  document.body.append(note);
}
