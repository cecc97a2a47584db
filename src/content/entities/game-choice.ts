import { record } from '../schema/containers.ts';
import { flag } from '../schema/scalars.ts';
import { text, urls } from '../schema/texts.ts';

/** One answer of a multiple-choice game (section 3.1). */
export const gameChoice = record({
  Text: text(),
  AudioURL: urls(),
  IsSolution: flag(),
  /** Why this answer is right or wrong, told once it has been tried. */
  Feedback: text(),
});
