import { type Scenario } from './scenario.ts';
import { backups } from './scenarios/backups.ts';
import { files } from './scenarios/files.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { history } from './scenarios/history.ts';
import { lockedDatabase } from './scenarios/locked-database.ts';
import { lostMachine } from './scenarios/lost-machine.ts';
import { bucketAway, databaseAway } from './scenarios/outages.ts';
import { restores } from './scenarios/restores.ts';
import { rollingRestart } from './scenarios/rolling-restart.ts';
import { saves } from './scenarios/saves.ts';

export const scenarios: readonly Scenario[] = [
  saves,
  history,
  files,
  backups,
  restores,
  lostMachine,
  fullDisk,
  lockedDatabase,
  databaseAway,
  bucketAway,
  rollingRestart,
];
