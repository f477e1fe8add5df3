/**
 * Lays a text on the clipboard and says whether that worked. By plain http the old way must do, which copies what is
 * selected; it is selected beside the button, as a dialog allows no focus outside of it.
 */
export async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  // Absent by plain http, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // The browser forbids it to pages in the background, or to all; the old way may still be open.
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
