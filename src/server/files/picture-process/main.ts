import { writeFile } from 'node:fs/promises';
import { Refusal } from '../../errors.ts';
import { pictureJobs } from './picture-jobs.ts';
import { type Answer, type Question, ready } from './messages.ts';

// The program of a process that works on pictures; picture-workers.ts starts and ends it.

// Ends with the server, which finishes its calls first. A terminal sends its signals to both.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (question: Question) => void answer(question).then((given) => process.send?.(given)));
// A system without memory ends this process rather than the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.send?.(ready);

async function answer({ job, input }: Question): Promise<Answer> {
  try {
    return { kind: 'result', result: await pictureJobs[job](input as never) };
  } catch (error) {
    if (!(error instanceof Refusal)) return { kind: 'error', message: String(error) };
    const { code, message, details, reason, facts } = error;
    return { kind: 'refusal', code, message, details, reason, facts };
  }
}
