import { createContext, type ReactNode, use } from 'react';
import { type Native } from '../adapters/native.ts';
import { type AudioOutput } from './audio-output.ts';
import { type Device } from './device.ts';
import { type KeptIds } from './kept-ids.ts';
import { type Notices } from './notices.ts';
import { type Places } from './places.ts';
import { type Playback } from './playback.ts';
import { type ScoreBook } from './scores.ts';

/** What belongs to this visit and this device, whatever the content. */
export interface Visit {
  readonly notices: Notices;
  readonly scores: ScoreBook;
  /** Location IDs that were heard to the end, or looked at where there is nothing to hear. */
  readonly heard: KeptIds;
  /** Location IDs of the deep dives that were opened. */
  readonly foundDives: KeptIds;
  readonly places: Places;
  readonly playback: Playback;
  readonly device: Device;
  /** Undefined on the web. */
  readonly native: Native | undefined;
  readonly audioOutput: AudioOutput;
}

const VisitContext = createContext<Visit | undefined>(undefined);

export function VisitProvider({ visit, children }: { readonly visit: Visit; readonly children: ReactNode }): ReactNode {
  return <VisitContext value={visit}>{children}</VisitContext>;
}

export function useVisit(): Visit {
  const value = use(VisitContext);
  if (value === undefined) throw new Error('useVisit needs a VisitProvider around it');
  return value;
}
