import Bowser from 'bowser';

/** What a device is called in a list of sessions; empty where it does not say. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

/** Longer ones are no browser's. */
const MAX_AGENT = 500;

/** Browser and system of a user agent, without versions: enough to know one's own device again. */
export function deviceOf(agent: string | undefined): DeviceName {
  const text = agent?.slice(0, MAX_AGENT).trim() ?? '';
  if (text === '') return { browser: '', system: '' };
  const parser = Bowser.getParser(text);
  return { browser: parser.getBrowserName(), system: parser.getPlatform().model ?? parser.getOSName() };
}
