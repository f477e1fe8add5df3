import type { TestProject } from 'vitest/node';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL for all tests of a run. */
    readonly postgres: string;
  }
}

/** Starts it once, because making its files takes seconds. Nothing there needs to survive a power cut. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.start(['fsync=off']);
  project.provide('postgres', server.url);
  return () => server.remove();
}
