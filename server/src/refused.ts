/** A request that was refused without changing anything. The message is for people, the code for programs. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 409, options: ErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.status = status;
  }
}
