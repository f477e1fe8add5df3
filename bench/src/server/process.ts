import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Memory, Order, Prepare, Ready, Tables } from './messages.ts';

/** A server in a process of its own, on a core of its own where the system lets us choose. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly ready: Ready;

  private constructor(child: ChildProcess, ready: Ready) {
    this.#child = child;
    this.ready = ready;
  }

  static async start(which: 'kontor' | 'relay', prepare: Prepare): Promise<ServerProcess> {
    const child = fork(fileURLToPath(import.meta.url), [`serve-${which}`], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // PostgreSQL computes as well, wherever there is room.
    if (prepare.databaseUrl === undefined) pin(child.pid, 0);
    child.send(prepare);
    return new ServerProcess(child, (await wordOf(child)) as Ready);
  }

  async memory(): Promise<Memory> {
    return (await this.#ask({ kind: 'memory' })) as Memory;
  }

  async order(order: Order): Promise<readonly string[]> {
    return ((await this.#ask(order)) as Tables).ids;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }

  async #ask(order: Order): Promise<unknown> {
    this.#child.send(order);
    return wordOf(this.#child);
  }
}

/** The next thing that a process says, unless it ends before. */
function wordOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The process with the server has ended.'));
    child.once('exit', ended).once('message', (word) => {
      child.off('exit', ended);
      resolve(word);
    });
  });
}

/** Without taskset the system chooses. */
export function pin(pid: number | undefined, core: number): void {
  if (pid !== undefined && process.platform === 'linux')
    spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
}
