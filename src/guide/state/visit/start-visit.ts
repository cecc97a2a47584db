import { createStore } from 'zustand';
import type { BatteryMessage } from '#contract/native.ts';
import type { Native } from '../../adapters/native.ts';
import { type Storage, storageKeys } from '../../adapters/storage.ts';
import { type VisitorAccess } from '../../access/state/visitor-access.ts';
import { createAudioOutput } from '../../station/playback/audio-output.ts';
import { knowDevice, type Randomness } from '../records/device.ts';
import { createGameSaves } from '../../tours/progress/game-saves.ts';
import { createStoredIds } from '../../tours/progress/stored-ids.ts';
import { type Loader } from '../content/loader.ts';
import { type Notices } from '../notices/notices.ts';
import { createStoredPositions } from '../../station/playback/stored-positions.ts';
import { createPlayback } from '../../station/playback/playback.ts';
import { createScores } from '../../tours/progress/scores.ts';
import { type Visit } from './visit-context.tsx';
import type { Walk } from '../../map/walk-state/walk.ts';
import type { Fillings, OfflineWish } from './fillings.ts';
import type { ProfilePanel } from './profile-panel.ts';

export interface VisitOptions {
  readonly loader: Loader;
  readonly notices: Notices;
  readonly storage: Storage;
  readonly access: VisitorAccess;
  readonly native: Native | undefined;
  readonly random: Randomness;
}

/** Starts a visit: identifies the device, and applies the museum's configuration once its content has loaded. */
export function startVisit({ loader, notices, storage, access, native, random }: VisitOptions): Visit {
  const audioOutput = createAudioOutput(native, storage);
  const battery = createStore<BatteryMessage | undefined>(() => undefined);
  native?.listen((message) => message.type === 'battery' && battery.setState(message, true));

  const stop = loader.subscribe(() => {
    const state = loader.getState();
    if (state.status !== 'ready') return;
    stop();
    audioOutput.begin(state.content.catalogue.configuration.NativeDefaultAudioChannel);
  });
  return {
    notices,
    native,
    audioOutput,
    battery,
    scores: createScores(storage),
    heard: createStoredIds(storage, storageKeys.heard),
    foundDives: createStoredIds(storage, storageKeys.deepDives),
    positions: createStoredPositions(storage),
    gameSaves: createGameSaves(storage),
    playback: createPlayback(),
    access,
    walk: createStore<Walk | undefined>(() => undefined),
    fillings: createStore<Fillings>(() => ({})),
    profile: createStore<ProfilePanel>(() => ({ isOpen: false, asks: false, goOn: undefined })),
    wish: createStore<OfflineWish | undefined>(() => undefined),
    book: { storage, random, device: knowDevice(storage, native, random), noted: createStore<object>(() => ({})) },
  };
}
