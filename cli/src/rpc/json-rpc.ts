/* JSON-RPC 2.0: requests, notifications and batches as text, independent of games. */

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** The rules, or the match, refuse the request. */
export const REFUSED = -32000;

/** The `data` of an error: a stable code, and the reason in words. */
export interface ErrorData {
  readonly code: string;
  readonly reason: string;
  /** The id in the rule book, where a rule refuses. */
  readonly rule?: string;
  readonly [more: string]: unknown;
}

/** Thrown by a method that has changed nothing. */
export class RpcError extends Error {
  readonly number: number;
  readonly data: ErrorData;

  constructor(number: number, data: ErrorData) {
    super(data.reason);
    this.number = number;
    this.data = data;
  }
}

export type Methods = ReadonlyMap<string, (params: unknown) => unknown>;

type Id = string | number | null;

/** The reply to a line; `undefined` for notifications. */
export async function answer(methods: Methods, line: string): Promise<string | undefined> {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return failure(null, PARSE_ERROR, { code: 'request.json', reason: (error as Error).message });
  }
  if (!Array.isArray(request)) return answerOne(methods, request);
  if (request.length === 0) return invalid('request.empty', 'A batch holds at least one request.');
  const replies: string[] = [];
  for (const one of request) {
    const reply = await answerOne(methods, one);
    if (reply !== undefined) replies.push(reply);
  }
  return replies.length === 0 ? undefined : `[${replies.join(',')}]`;
}

export function lineTooLong(): string {
  return invalid('request.long', 'The line is too long.');
}

async function answerOne(methods: Methods, request: unknown): Promise<string | undefined> {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return invalid('request.shape', 'A request is a JSON object.');
  const { jsonrpc, method, params, id } = request as Readonly<Record<string, unknown>>;
  if (jsonrpc !== '2.0') return invalid('request.version', 'jsonrpc must be "2.0".', id);
  if (typeof method !== 'string') return invalid('request.method', 'method must be a text.', id);
  if (id !== undefined && !isId(id)) return invalid('request.id', 'id must be a text, a number or null.');
  const reply = await call(methods, method, params, id ?? null);
  return id === undefined ? undefined : reply;
}

async function call(methods: Methods, method: string, params: unknown, id: Id): Promise<string> {
  const run = methods.get(method);
  if (!run) {
    const reason = `There is no method ${JSON.stringify(method.slice(0, 80))}.`;
    return failure(id, METHOD_NOT_FOUND, { code: 'method.unknown', reason });
  }
  try {
    return JSON.stringify({ jsonrpc: '2.0', id, result: (await run(params ?? {})) ?? null });
  } catch (error) {
    if (error instanceof RpcError) return failure(id, error.number, error.data);
    const reason = `This is a bug of Kontor: ${(error as Error).message}`;
    return failure(id, INTERNAL_ERROR, { code: 'bug', reason });
  }
}

function invalid(code: string, reason: string, id?: unknown): string {
  return failure(isId(id) ? id : null, INVALID_REQUEST, { code, reason });
}

function failure(id: Id, code: number, data: ErrorData): string {
  const message = data.rule === undefined ? data.reason : `${data.rule}: ${data.reason}`;
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } });
}

function isId(id: unknown): id is Id {
  return id === null || typeof id === 'string' || typeof id === 'number';
}
