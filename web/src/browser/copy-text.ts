/**
 * Copies a text to the clipboard and returns whether that worked. Without https only `execCommand` is
 * available, which copies a selection; the selection is made beside the button because a dialog allows no
 * focus outside of it.
 */
export async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  // Absent without https, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Some browsers forbid it to pages in the background; `execCommand` may still work.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; opacity: 0';
  button.after(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  button.focus();
  return copied;
}
