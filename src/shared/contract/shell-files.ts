import { type ContentGroup } from '#content/content-groups.ts';

/**
 * Groups of the guide's files on a device: `shell` is stored before the guide counts as installed, with the interface
 * texts of one language; the others when the first screen is quiet, but never `staff`.
 */
export type ShellGroup = 'shell' | 'more' | 'staff' | ContentGroup | `texts-${string}`;

/** A file of the shell, as the build lists it in the worker. */
export interface ShellFile {
  /** Relative to the folder of the worker. */
  readonly url: string;
  /** Null: the name contains a hash of the bytes. */
  readonly revision: string | null;
}

/** The files of each group except the shell, relative to the folder of the worker: a file of the shell lists them. */
export type ShellGroups = Readonly<Partial<Record<ShellGroup, readonly string[]>>>;

/** The name of the file with the {@link ShellGroups}. It contains a hash, so it never belongs to another build. */
export const groupsFile = /^assets\/groups-\w+\.json$/;

/** The guide's page as it is built, for every address: the worker sets its base. */
export const shellPage = 'shell.html';

/** The offline worker (section 9). */
export const workerPath = 'sw.js';

/** The icon of a guide whose museum has none. */
export const defaultIcon = 'icon.svg';
