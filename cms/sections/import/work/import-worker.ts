import { answerTasks } from '../../../aside/answer-tasks.ts';
import { createImportTasks } from './import-tasks.ts';

addEventListener(
  'message',
  answerTasks(createImportTasks(), (message) => postMessage(message)),
);
