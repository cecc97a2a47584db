import { answerTasks } from '../aside/answer-tasks.ts';
import { loudnessOf } from './loudness.ts';

const tasks = { loudnessOf };

export type LoudnessTasks = typeof tasks;

addEventListener(
  'message',
  answerTasks(tasks, (message) => postMessage(message)),
);
