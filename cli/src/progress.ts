const EVERY_MS = 2000;

/** Returns a function that prints progress to the standard error, at most every two seconds. */
export function progress(): (text: () => string) => void {
  let next = performance.now() + EVERY_MS;
  return (text) => {
    const now = performance.now();
    if (now < next) return;
    next = now + EVERY_MS;
    process.stderr.write(`${text()}\n`);
  };
}
