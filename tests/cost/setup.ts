import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { processorTime } from './processor-time.ts';

/**
 * The cost of a case, or of the rest of a file. Files of a project that runs in one process at a time per worker are
 * measured with all processes that they start: browser and servers.
 */
export interface Cost {
  readonly file: string;
  /** Undefined: the file's preparation and clean-up. */
  readonly name?: string;
  readonly coreSeconds: number;
}

/** The environment variable that names the file to which costs are appended, one JSON object a line. */
export const costsVariable = 'CICERONE_TEST_COSTS';

const path = process.env[costsVariable];

if (path !== undefined) {
  let file = '';
  let cases = 0;
  const opened = processorTime();
  let began = 0;
  beforeEach(() => {
    began = processorTime();
  });
  afterEach(({ task }) => {
    const coreSeconds = processorTime() - began;
    cases += coreSeconds;
    file = relative(process.cwd(), task.file.filepath);
    note({ file, name: nameOf(task), coreSeconds });
  });
  afterAll(() => note({ file, coreSeconds: processorTime() - opened - cases }));

  const note = (cost: Cost): void => appendFileSync(path, `${JSON.stringify(cost)}\n`);
}

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
}

function nameOf({ name, suite }: Named): string {
  return suite === undefined || suite.name === '' ? name : `${nameOf(suite)} > ${name}`;
}
