import type { SnapshotFrom } from 'xstate';
import type { playerMachine } from './player-machine.ts';

/** Whether a player is audible, loading or silent. */
export type Sounding = 'heard' | 'coming' | 'silent';

export function soundingOf(state: SnapshotFrom<typeof playerMachine> | undefined): Sounding {
  if (state?.matches({ open: 'playing' }) === true) return 'heard';
  return state?.matches({ open: 'loading' }) === true || state?.matches({ open: 'waiting' }) === true
    ? 'coming'
    : 'silent';
}
