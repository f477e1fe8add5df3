import { startServer } from './harness.ts';
import { Person } from './person.ts';

/** Ann and Bob on a server of their own. */
export async function two(): Promise<{
  ann: Person;
  bob: Person;
  url: string;
  server: Awaited<ReturnType<typeof startServer>>;
}> {
  const server = await startServer();
  const { url } = server;
  return { ann: await Person.named(url, 'Ann'), bob: await Person.named(url, 'Bob'), url, server };
}
