import { type Museum } from '../museum-calls.ts';
import { type Scenario } from '../scenario.ts';
import { backsUp, checkBackups, openBackupWork } from '../work/backup-work.ts';
import { checkContent, startContent } from '../work/check-content.ts';
import { allEdits, openContentWork, publishesOrDiscards } from '../work/content-work.ts';
import { allFiles, checkFiles, openFileWork, startFiles } from '../work/file-work.ts';
import { killWork } from './kill-work.ts';

export const backups: Scenario = {
  name: 'backups',
  promise:
    'Servers are killed while backups are made, uploaded and deleted and others work: each listed backup is whole and holds one moment of the museum.',
  on: ['SQLite, folder', 'PostgreSQL, S3'],
  rounds: 30,
  async run(scene) {
    const { stage, tally, random } = scene;
    const content = openContentWork();
    const files = openFileWork();
    const backups = openBackupWork();
    const first = stage.museums[0] as Museum;
    await startContent(content, first);
    await startFiles(files, first);
    await killWork(scene, {
      jobs: (museums) => [
        ...allEdits(content, museums, random),
        publishesOrDiscards(content, museums[0] as Museum, random),
        ...allFiles(files, museums, random),
        ...museums.map((museum) => backsUp(backups, { content, files }, { museum, random })),
      ],
      async check(museum) {
        await checkBackups(backups, { content, files }, { museum, tally });
        await checkContent(content, museum, tally);
        await checkFiles(files, museum, tally);
      },
    });
  },
};
