import { PROTOCOL } from '@kontor/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerSocket, SocketListener } from '../src/online/connection/socket.ts';

/** A socket whose other side is the test. */
class Socket {
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  receive(message: object): void {
    this.readyState = Socket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: 'welcome', protocol: PROTOCOL, build: 'mine', now: 0 };
const socket = (): Socket => Socket.all.at(-1) ?? expect.fail('nobody has connected');

describe('a connection to the server', () => {
  const page = new EventTarget();
  const listener = {
    opened: vi.fn(),
    lost: vi.fn(),
    received: vi.fn(),
    outdated: vi.fn(),
  } satisfies SocketListener;
  let connection: ServerSocket;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    Socket.all.length = 0;
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { href: 'http://kontor.test/online' });
    vi.stubGlobal('window', page);
    vi.stubGlobal(
      'document',
      Object.assign(page, { hidden: false, querySelector: () => ({ content: 'mine' }) }),
    );
    vi.resetModules();
    connection = new (await import('../src/online/connection/socket.ts')).ServerSocket(listener);
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('tells whether the page is in sight, and expects no answer to that', () => {
    socket().receive(welcome);
    expect(socket().sent).toEqual([]);
    const show = (hidden: boolean): void => {
      Object.assign(page, { hidden });
      page.dispatchEvent(new Event('visibilitychange'));
    };
    show(true);
    expect(socket().sent).toEqual(['{"type":"visible","visible":false}']);
    vi.advanceTimersByTime(6000);
    expect(listener.lost).not.toHaveBeenCalled();
    connection.renew();
    socket().receive(welcome);
    expect(socket().sent).toEqual(['{"type":"visible","visible":false}']);
    show(false);
    expect(socket().sent.slice(1)).toEqual(['{"type":"visible","visible":true}', '{"type":"ping"}']);
  });

  it('stays open while there are answers', () => {
    socket().receive(welcome);
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(10_000);
      expect(socket().sent.at(-1)).toBe('{"type":"ping"}');
      socket().receive({ type: 'pong' });
    }
    expect(listener.lost).not.toHaveBeenCalled();
    expect(listener.outdated).not.toHaveBeenCalled();
  });

  it('counts as lost 15 seconds after the last answer, and is opened again', () => {
    socket().receive(welcome);
    vi.advanceTimersByTime(15_000);
    expect(listener.lost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(Socket.all.length).toBe(2);
  });

  it('is closed and opened again at once when the device says so', () => {
    socket().receive(welcome);
    page.dispatchEvent(new Event('offline'));
    expect(listener.lost).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event('online'));
    expect(Socket.all.length).toBe(2);
    socket().receive(welcome);
    expect(listener.opened).toHaveBeenCalledTimes(2);
  });

  it('is checked when somebody comes back to the page', () => {
    socket().receive(welcome);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(socket().sent.at(-1)).toBe('{"type":"ping"}');
    vi.advanceTimersByTime(5000);
    expect(listener.lost).toHaveBeenCalledOnce();
  });

  it('is tried again ever later until it has brought what it was opened for', () => {
    const attempts = (): number => {
      vi.advanceTimersByTime(25_000);
      return Socket.all.length;
    };
    const breakOff = (): void => {
      socket().receive(welcome);
      socket().onclose?.();
    };
    for (let n = 0; n < 6; n++) {
      breakOff();
      vi.advanceTimersByTime(12_000);
    }
    const before = Socket.all.length;
    breakOff();
    vi.advanceTimersByTime(5000);
    expect(Socket.all.length).toBe(before);
    expect(attempts()).toBeGreaterThan(before);
    socket().receive(welcome);
    connection.succeeded();
    const after = Socket.all.length;
    socket().onclose?.();
    vi.advanceTimersByTime(500);
    expect(Socket.all.length).toBe(after + 1);
  });

  it('reports from the first message that the server has another version than this page', () => {
    socket().receive({ ...welcome, build: 'newer' });
    expect(listener.outdated).toHaveBeenCalledOnce();
  });
});
