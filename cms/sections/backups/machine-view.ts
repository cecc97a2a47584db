import { type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { type backupMachine } from './backup-machine.ts';

/** The machine as the parts of the section see it. */
export interface MachineView {
  readonly state: SnapshotFrom<typeof backupMachine>;
  readonly send: ActorRefFrom<typeof backupMachine>['send'];
}
