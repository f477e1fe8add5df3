import type { TestServer } from './harness.ts';
import type { Person } from './person.ts';

/** Closes somebody's page a second later, and waits until the server knows it, as somebody else at the table does. */
export async function hangUp(person: Person, other: Person, { clock }: TestServer): Promise<void> {
  const before = other.messages.length;
  clock.now += 1000;
  person.hangUp();
  await other.until(() =>
    other.messages.slice(before).some((message) => message.type === 'presence' && message.seats.length === 1),
  );
}
