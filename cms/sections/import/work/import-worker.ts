import { answerTasks } from './answer-tasks.ts';

addEventListener(
  'message',
  answerTasks((message) => postMessage(message)),
);
