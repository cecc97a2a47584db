import { type Scenario } from './scenario.ts';
import { backups } from './scenarios/backups.ts';
import { files } from './scenarios/files.ts';
import { saves } from './scenarios/saves.ts';

export const scenarios: readonly Scenario[] = [saves, files, backups];
