import { type Museum } from '../museum-calls.ts';
import { type Scenario } from '../scenario.ts';
import { allFiles, checkFiles, openFileWork, startFiles } from '../work/file-work.ts';
import { killWork } from './kill-work.ts';

export const files: Scenario = {
  name: 'files',
  promise:
    'Servers are killed while staff upload, replace, move and delete files and folders: the bytes are right, stations name the moved file in both copies, and its earlier address leads to it.',
  on: ['SQLite, folder', 'PostgreSQL, S3'],
  rounds: 40,
  async run(scene) {
    const { stage, tally, random } = scene;
    const work = openFileWork();
    await startFiles(work, stage.museums[0] as Museum);
    await killWork(scene, {
      jobs: (museums) => allFiles(work, museums, random),
      check: (museum) => checkFiles(work, museum, tally),
    });
  },
};
