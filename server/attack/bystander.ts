import { parentPort, workerData } from 'node:worker_threads';
import { Bystander } from './lib/bystander.ts';
import type { Answers, Question, Start } from './lib/bystander-thread.ts';

/** What lib/bystander-thread.ts starts as a thread: it answers questions one after the other until it is told to stop. */
const { url, addresses } = workerData as Start;
const bystander = await Bystander.start(url, addresses);

async function answer({ kind, ms }: Question): Promise<Answers[keyof Answers]> {
  switch (kind) {
    case 'takeFigures':
      return bystander.takeFigures();
    case 'goesOn':
      return bystander.goesOn(ms);
    case 'measuresEnough':
      return bystander.measuresEnough(ms);
    case 'lost':
      return bystander.lost();
    case 'stop':
      return bystander.stop();
  }
}

parentPort?.on('message', (question: Question) => {
  answer(question).then(
    (value) => {
      parentPort?.postMessage(value);
      if (question.kind === 'stop') parentPort?.close();
    },
    (error: unknown) => {
      throw error;
    },
  );
});
parentPort?.postMessage('ready');
