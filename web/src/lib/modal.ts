/** A dialog over the page, open as long as it is there; where the focus was, it returns. */
export function modal(dialog: HTMLDialogElement, close: () => void): { destroy: () => void } {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  // At once: the browser itself says only later that it has closed, and a key pressed meanwhile
  // would be lost.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', close);
  return { destroy: () => before?.focus() };
}
