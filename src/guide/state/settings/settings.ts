import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';
import { readJson, type Storage, storageKeys } from '../../adapters/storage.ts';
import { type AccessProfile, readProfile } from './access-profile.ts';

export interface SettingsState extends AccessProfile {
  /** The language code that the visitor chose; undefined until then. */
  readonly language: string | undefined;
  readonly highContrast: boolean;
  /** The speed of recordings; 1 is the speed at which they were spoken. */
  readonly speed: number;
}

/** The visitor's settings, stored on the device (section 3.6). */
export interface Settings extends ReadonlyStore<SettingsState> {
  readonly chooseLanguage: (code: string) => void;
  readonly toggleHighContrast: () => void;
  readonly chooseSpeed: (speed: number) => void;
  /** Changes parts of the access profile. */
  readonly change: (part: Partial<AccessProfile>) => void;
}

/** The speeds that a visitor may choose from. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** @param prefersContrast whether the device asks for more contrast; applies until the visitor chooses */
export function createSettings(storage: Storage, prefersContrast: boolean): Settings {
  const stored = storage.read(storageKeys.highContrast);
  const store = createStore<SettingsState>(() => ({
    ...readProfile(readJson(storage, storageKeys.profile)),
    language: storage.read(storageKeys.language),
    highContrast: stored === undefined ? prefersContrast : stored === 'true',
    speed: speeds.find((speed) => String(speed) === storage.read(storageKeys.speed)) ?? 1,
  }));
  return {
    ...store,
    chooseLanguage: (language) => {
      storage.write(storageKeys.language, language);
      store.setState({ language });
    },
    toggleHighContrast: () => {
      const highContrast = !store.getState().highContrast;
      storage.write(storageKeys.highContrast, String(highContrast));
      store.setState({ highContrast });
    },
    chooseSpeed: (speed) => {
      storage.write(storageKeys.speed, String(speed));
      store.setState({ speed });
    },
    change: (part) => {
      // What another tab has changed meanwhile stays.
      const profile = { ...readProfile(readJson(storage, storageKeys.profile)), ...part };
      store.setState(profile);
      storage.write(storageKeys.profile, JSON.stringify(profile));
    },
  };
}
