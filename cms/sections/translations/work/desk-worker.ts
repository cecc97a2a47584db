import { answerTasks } from '../../../aside/answer-tasks.ts';
import { createDeskTasks } from './desk-tasks.ts';

addEventListener(
  'message',
  answerTasks(createDeskTasks(), (message) => postMessage(message)),
);
