import { useState } from 'react';
import { type Location } from '#content/entities/location.ts';
import { type Version, versions } from '#content/station-versions.ts';
import { type StorageKey } from '../../../adapters/storage.ts';
import { useContent } from '../../../state/content/content-context.tsx';
import { useVisit } from '../../../state/visit/visit-context.tsx';

const key: StorageKey = 'stationVersion';

export interface StationVersion {
  /** The versions that the station has. */
  readonly offered: readonly Version[];
  /** Undefined: the station's own recording. */
  readonly version: Version | undefined;
  readonly choose: (version: Version | undefined) => void;
}

/** The version that the visitor chose, at this station or an earlier one, if the station has it. */
export function useVersion(station: Location): StationVersion {
  const { say } = useContent();
  const { storage } = useVisit().book;
  const [chosen, setChosen] = useState(() => storage.read(key));
  const offered = versions.filter((name) => say(station[name]).text !== '');
  return {
    offered,
    version: offered.find((name) => name === chosen),
    choose: (version) => {
      storage.write(key, version ?? '');
      setChosen(version);
    },
  };
}
