import { completeJpeg } from './complete-jpeg.ts';
import { fitPicture } from './fit-picture.ts';
import { makeAppIcons } from './app-icons.ts';
import { checkText } from './check-text.ts';
import { makeIcons } from './icons.ts';
import { measurePicture } from './measure-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { shrinkToFiles } from './shrink-to-files.ts';

/** The jobs of the process; inputs and results must survive structured cloning. */
export const pictureJobs = {
  checkText,
  completeJpeg,
  fitPicture,
  makeAppIcons,
  makeIcons,
  measurePicture,
  shrinkPicture,
  shrinkToFiles,
};

export type PictureJobs = typeof pictureJobs;
