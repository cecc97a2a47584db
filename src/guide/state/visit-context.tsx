import { createContext, type ReactNode, use } from 'react';
import { type Native } from '../adapters/native.ts';
import { type AudioOutput } from './audio-output.ts';
import { type Device } from './device.ts';
import { type Notices } from './notices.ts';
import { type ScoreBook } from './scores.ts';

/** What belongs to this visit and this device, whatever the content. */
export interface Visit {
  readonly notices: Notices;
  readonly scores: ScoreBook;
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
