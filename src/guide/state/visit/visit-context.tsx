import { createContext, type ReactNode, use } from 'react';
import { type StoreApi } from 'zustand';
import type { BatteryMessage } from '#contract/native.ts';
import type { ReadonlyStore } from '#ui/store.ts';
import type { Native } from '../../adapters/native.ts';
import { type VisitorAccess } from '../../access/state/visitor-access.ts';
import { type AudioOutput } from '../../station/playback/audio-output.ts';
import { type GameSaves } from '../../tours/progress/game-saves.ts';
import { type StoredIds } from '../../tours/progress/stored-ids.ts';
import { type Notices } from '../notices/notices.ts';
import { type StoredPositions } from '../../station/playback/stored-positions.ts';
import { type Playback } from '../../station/playback/playback.ts';
import { type ScoreBook } from '../../tours/progress/scores.ts';

import type { VisitBook } from '../records/visit-log.ts';
import type { Walk } from '../../map/walk-state/walk.ts';
import type { Fillings, OfflineWish } from './fillings.ts';
import type { ProfilePanel } from './profile-panel.ts';

/** The state of this visit and this device, which does not depend on the content. */
export interface Visit {
  readonly notices: Notices;
  readonly scores: ScoreBook;
  /** The IDs of locations heard to the end, or seen if there is nothing to hear. */
  readonly heard: StoredIds;
  /** The location IDs of opened deep dives. */
  readonly foundDives: StoredIds;
  readonly positions: StoredPositions;
  readonly gameSaves: GameSaves;
  readonly playback: Playback;
  readonly access: VisitorAccess;
  readonly book: VisitBook;
  /** Undefined on the web. */
  readonly native: Native | undefined;
  readonly audioOutput: AudioOutput;
  /** The app's last message about it, for parts that load after the first screen. */
  readonly battery: ReadonlyStore<BatteryMessage | undefined>;
  /** Undefined until the visitor has opened a map with coordinates. */
  readonly walk: StoreApi<Walk | undefined>;
  readonly fillings: StoreApi<Fillings>;
  readonly profile: StoreApi<ProfilePanel>;
  /** Undefined: none, or it has been granted. */
  readonly wish: StoreApi<OfflineWish | undefined>;
}

const VisitContext = createContext<Visit | undefined>(undefined);

export function VisitProvider({ visit, children }: { readonly visit: Visit; readonly children: ReactNode }): ReactNode {
  return <VisitContext value={visit}>{children}</VisitContext>;
}

export function useVisit(): Visit {
  const value = use(VisitContext);
  if (value === undefined) throw new Error('There is no VisitProvider');
  return value;
}
