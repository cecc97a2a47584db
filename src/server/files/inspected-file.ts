import { type Facts, type RefusalReason } from '#i18n/pack.ts';
import { type SmallerPicture } from './smaller-picture.ts';

/** A sentence about a file, for staff: one of the refusals, whose facts name the file. */
export interface FileNote {
  readonly reason: RefusalReason;
  readonly facts: Facts;
}

export interface InspectedFile {
  /** The media type. */
  readonly type: string;
  /** Stored instead of the given bytes: a drawing with active content removed. */
  readonly replacement?: Buffer;
  /** Whether other bytes are in its file now: a smaller picture, or the end that a picture lacked. */
  readonly isRewritten?: boolean;
  /** Set if the picture had too many pixels: its file is now a smaller one. */
  readonly smaller?: SmallerPicture;
  /** The changes made. */
  readonly notes: readonly FileNote[];
}
