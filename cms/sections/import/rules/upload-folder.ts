import { kindOfFile } from '#content/import/file-names.ts';
import { type PlannedUpload } from '#content/import/plan-files.ts';
import { mediaFolder } from '#contract/paths.ts';

const folders = { audio: 'audio', video: 'video', picture: 'images', captions: 'texts' } as const;

/** Returns where files are put: in their own folders, or loose ones in that of their kind. */
export function uploadFolder(paths: readonly string[]): string {
  const loose = paths.filter((path) => !path.includes('/'));
  const kinds = new Set(loose.map(kindOfFile).filter((kind) => kind !== undefined));
  const [kind] = kinds;
  if (kind === undefined) return mediaFolder;
  return `${mediaFolder}/${kinds.size === 1 ? folders[kind] : 'import'}`;
}

/** Returns the path of a file on the server, below the folder of all files. */
export function pathIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

export interface Sending {
  readonly folder: string;
  readonly uploads: readonly (PlannedUpload & { readonly name: string })[];
}

/** Returns the uploads by their folders on the server. */
export function byFolder(uploads: readonly PlannedUpload[]): readonly Sending[] {
  const found = new Map<string, (PlannedUpload & { readonly name: string })[]>();
  for (const upload of uploads) {
    const parts = upload.to.split('/').slice(1);
    const name = parts.pop() ?? '';
    const folder = parts.join('/');
    const known = found.get(folder);
    if (known === undefined) found.set(folder, [{ ...upload, name }]);
    else known.push({ ...upload, name });
  }
  return [...found].map(([folder, own]) => ({ folder, uploads: own }));
}
