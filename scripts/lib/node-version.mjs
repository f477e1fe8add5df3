// Imported first by every command, for its effect: an old Node gets one clear sentence instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Kontor needs Node.js 20.19 or newer; this is ${process.version}. Newer ones are at https://nodejs.org.`,
  );
  process.exit(1);
}
