import { type Facts, type KeyOf } from '#i18n/pack.ts';
import { type TourOffline } from '../state/downloads.ts';

/** A text and the facts that it names. */
export interface Wording {
  readonly key: KeyOf<'offline'>;
  readonly facts?: Facts;
}

/** Writes a number of bytes in the visitor's language. */
export type WriteSize = (bytes: number) => string;

/** The actions of visitors on a tour, the most useful first. */
export type TourAction = 'get' | 'repair' | 'pause' | 'goOn' | 'retry' | 'room' | 'cancel' | 'remove';

const actions = {
  unknown: [],
  none: ['get'],
  queued: ['pause', 'cancel'],
  running: ['pause', 'cancel'],
  paused: ['goOn', 'cancel'],
  waiting: ['pause', 'cancel'],
  repairing: ['pause', 'remove'],
  noSpace: ['room', 'retry', 'cancel'],
  incomplete: ['retry', 'remove'],
  evicted: ['repair', 'remove'],
  ready: ['remove'],
} as const satisfies Readonly<Record<TourOffline['kind'], readonly TourAction[]>>;

export function actionsOf({ kind }: TourOffline): readonly TourAction[] {
  return actions[kind];
}

/** Whether bytes are coming, or will come without the visitor's help. */
export function isUnderWay({ kind }: TourOffline): boolean {
  return kind === 'queued' || kind === 'running' || kind === 'waiting' || kind === 'repairing';
}

/** Counts the tours that the visitor wants and that are not whole. */
export function countLacking(states: Iterable<TourOffline>): number {
  return [...states].filter(({ kind }) => kind !== 'ready' && kind !== 'none' && kind !== 'unknown').length;
}

/** The bytes that have arrived; undefined if the state has no bar. */
export function progressOf(state: TourOffline): { readonly done: number; readonly bytes: number } | undefined {
  return 'done' in state ? state : undefined;
}

/** Whole percent, and 100 only when nothing is missing. */
export function percentOf({ done, bytes }: { readonly done: number; readonly bytes: number }): number {
  return done >= bytes ? 100 : Math.max(0, Math.floor((done / bytes) * 100));
}

/** The state in two or three words. */
export function labelOf(state: TourOffline, size: WriteSize): Wording {
  switch (state.kind) {
    case 'unknown':
      return { key: 'offline.unknown.text' };
    case 'none':
      return state.missing < state.bytes
        ? { key: 'offline.rest', facts: { size: size(state.missing) } }
        : { key: 'offline.get', facts: { size: size(state.missing) } };
    case 'running':
    case 'paused':
    case 'repairing':
      return { key: `offline.${state.kind}`, facts: { percent: percentOf(state) } };
    case 'incomplete':
    case 'evicted':
      return { key: 'offline.missing' };
    case 'queued':
    case 'waiting':
    case 'noSpace':
    case 'ready':
      return { key: `offline.${state.kind}` };
  }
}

/** The state in a sentence. */
export function sentenceOf(state: TourOffline, size: WriteSize): Wording {
  return { key: `offline.${state.kind}.text`, facts: { size: size(sizeOf(state)) } };
}

function sizeOf(state: TourOffline): number {
  if ('short' in state) return state.short;
  if ('missing' in state) return state.missing;
  return 'bytes' in state ? state.bytes : 0;
}
