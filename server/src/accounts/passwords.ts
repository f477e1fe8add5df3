import { hash, verify } from '@node-rs/argon2';

/** How passwords are kept: argon2id with the parameters that the library recommends. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export const argon2: Passwords = {
  // One form of writing, because keyboards differ in how they compose letters with accents.
  hash: (password) => hash(password.normalize('NFKC')),
  verify: (stored, password) => verify(stored, password.normalize('NFKC')),
};

/** Checks a password against a hash, or does the same work where there is none to check against. */
export class PasswordCheck {
  readonly #passwords: Passwords;
  #decoy: Promise<string> | undefined;

  constructor(passwords: Passwords) {
    this.#passwords = passwords;
  }

  hash(password: string): Promise<string> {
    return this.#passwords.hash(password);
  }

  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    // Made once before it is needed for the first time, so that no check is longer than another.
    this.#decoy ??= this.#passwords.hash('a password that nobody has');
    const decoy = await this.#decoy;
    const right = await this.#passwords.verify(stored ?? decoy, password);
    return stored != null && right;
  }
}
