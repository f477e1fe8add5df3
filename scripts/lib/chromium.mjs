import { ensureProgram } from './programs.mjs';

/** Where distributions put the program when it is not on the PATH. */
const FOLDERS = [
  '/usr/bin',
  '/usr/lib/chromium',
  '/usr/lib64/chromium-browser',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** The path of Chromium for the browser tests. */
export function ensureChromium({ folders = FOLDERS, ...system } = {}) {
  return ensureProgram(
    {
      title: 'Chromium',
      purpose: 'The browser tests',
      variable: 'CHROMIUM_PATH',
      names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
      folders: () => folders,
      packages: { 'apt-get': ['chromium', 'fonts-liberation'], dnf: ['chromium'], apk: ['chromium'] },
      otherwise: 'run `npm run test:quick`, which needs no browser',
    },
    system,
  );
}
