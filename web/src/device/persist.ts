/**
 * Asks the browser not to clear the games when space gets short. Some browsers ask the person, so it is done when there is
 * something to lose: at the end of a game, and when the page is installed.
 */
export async function askToPersist(): Promise<boolean> {
  // Absent without https, whatever the types say.
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}
