import { type ModelName } from '../schema/field.ts';
import { type FileFault, type Place, type Reason } from '../sheets/sheet.ts';

/** The models that an import may change. */
export type PlannedModel = Exclude<ModelName, 'tokens' | 'backups'>;

export interface PlannedChange {
  /** Tells it apart from all others of a plan. */
  readonly key: string;
  readonly kind: 'make' | 'change';
  readonly model: PlannedModel;
  /** Negative for an object that the plan makes. References to it have the same number. */
  readonly ID: number;
  /** With dots for nested fields: `ImageDescriptors.0.ImageURL`. Empty if an object is made: `after` is the object. */
  readonly field: string;
  /** The language of a text or file. */
  readonly language?: string | undefined;
  readonly before: unknown;
  readonly after: unknown;
  readonly from: Place;
  readonly why?: Reason<NoteCode> | undefined;
  /** Keys of changes without which this one is not applied. */
  readonly needs?: readonly string[] | undefined;
}

export interface Refusal extends Reason<RefusalCode> {
  readonly from: Place;
  readonly field?: string | undefined;
  readonly value?: string | undefined;
}

export interface Plan {
  readonly changes: readonly PlannedChange[];
  readonly refusals: readonly Refusal[];
  /** The number of values that are there already. */
  readonly same: number;
}

/** What staff should know about a change before they apply it. */
export type NoteCode =
  /** The code was found but for its leading zeros. Facts: given, code. */
  | 'leading-zeros'
  /** The content lacks the language. Facts: language. */
  | 'new-language'
  /** No station has the code. Facts: code. */
  | 'new-station'
  /** The name says no language, so it is the default one. Facts: language. */
  | 'no-language'
  /** The text comes from the recording itself. */
  | 'from-tags'
  /** The same, but the station has another text. Not ticked until staff choose it. */
  | 'from-tags-instead'
  /** The station becomes a video, because its file is one. */
  | 'video-file'
  /** The file takes the place of a stored one with the same name. Facts: path. */
  | 'replaces-file'
  /** The stored file has the same content. Facts: path. */
  | 'stored-already';

export type RefusalCode =
  | FileFault
  /** Nothing says what the column holds. */
  | 'column-unknown'
  /** Another column holds the same. Facts: other. */
  | 'column-twice'
  /** The column belongs to a station's place in a tour, and no tour is chosen. */
  | 'needs-tour'
  /** No column has the codes of the stations. */
  | 'no-code-column'
  /** The row, or the name of the file, has no code. */
  | 'code-missing'
  /** The row has a heading alone, such as that of a floor. */
  | 'row-heading'
  /** The sheet program has turned the code into a date. */
  | 'code-date'
  /** Several stations have the code. Facts: count. */
  | 'code-ambiguous'
  /** No station has the code, and there is no tour in which one could be made. */
  | 'code-unknown'
  /** The cell says that it has no value, such as NULL or #N/A. */
  | 'no-value'
  | 'no-number'
  | 'no-language-code'
  /** Facts: known. */
  | 'no-choice'
  /** No stored file has the name. */
  | 'file-unknown'
  /** Several stored files have the name. Facts: count, first, second. */
  | 'file-ambiguous'
  /** The description belongs to a picture that is missing. */
  | 'no-picture'
  /** Facts: fault, part; see the reader of coordinates. */
  | 'no-coordinates'
  /** The tour has no map with a position on earth. */
  | 'no-map'
  /** The place is beyond the edges of the map. */
  | 'off-map'
  | 'own-parent'
  /** An earlier row gives another value for the same. Facts: file, row. */
  | 'row-twice'
  /** An earlier file is for the same place. Facts: file. */
  | 'file-twice'
  /** The file is neither a recording, a picture nor captions. Facts: extension. */
  | 'file-kind'
  /** Neither a zip, nor packed as browsers can unpack it; or an archive in an archive. */
  | 'archive-kind'
  | 'archive-damaged'
  | 'archive-password'
  /** Facts: most. */
  | 'archive-too-many'
  /** Facts: bytes, most. */
  | 'archive-too-large'
  /** The path of the file leads out of its archive. */
  | 'archive-path';
