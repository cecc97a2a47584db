import { answerTasks } from './answer-tasks.ts';
import { sheetTasks } from './sheet-tasks.ts';

addEventListener(
  'message',
  answerTasks(sheetTasks, (message) => postMessage(message)),
);
