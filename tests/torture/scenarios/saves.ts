import { type Museum } from '../museum-calls.ts';
import { type Scenario } from '../scenario.ts';
import { checkContent, startContent } from '../work/check-content.ts';
import { allEdits, openContentWork, publishesOrDiscards } from '../work/content-work.ts';
import { killWork } from './kill-work.ts';

export const saves: Scenario = {
  name: 'saves',
  promise:
    'Servers are killed while staff save, create, delete, undo, publish and discard: every acknowledged call is kept, every other one is done as a whole or not at all.',
  on: ['SQLite, folder', 'PostgreSQL, S3'],
  rounds: 40,
  async run(scene) {
    const { stage, tally, random } = scene;
    const content = openContentWork();
    await startContent(content, stage.museums[0] as Museum);
    await killWork(scene, {
      jobs: (museums) => [
        ...allEdits(content, museums, random),
        publishesOrDiscards(content, museums.at(-1) as Museum, random),
      ],
      check: (museum) => checkContent(content, museum, tally),
    });
  },
};
