/** A setting that cannot be used, with a sentence for the host. */
export class ConfigError extends Error {}
