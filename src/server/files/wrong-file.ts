import { type RefusalReason } from '#i18n/pack.ts';
import { type Refusal } from '../errors.ts';
import { type FactsOf, refuse } from '../refuse.ts';
import { fileKinds, hasExtensionOf, promisedBy, type Advice, type FileKindName } from './file-kinds.ts';

/** Makes the refusal of an upload, whose details name the file. */
export function wrongFile<Reason extends RefusalReason>(
  reason: Reason,
  facts: FactsOf<Reason> & { readonly name: string },
  cause?: unknown,
): Refusal {
  return refuse(reason, facts, { details: { Name: facts.name }, ...(cause === undefined ? {} : { cause }) });
}

export function unknownFile(name: string, advice?: Advice): Refusal {
  return advice === undefined ? wrongFile('file-unknown', { name }) : wrongFile('file-not-kept', { name, advice });
}

/** Refuses a name whose extension is not one of its kind. */
export function checkExtension(kind: FileKindName, name: string): void {
  if (hasExtensionOf(kind, name)) return;
  const promised = promisedBy(name);
  const better = withExtension(name, fileKinds[kind].extensions[0]);
  throw promised === undefined
    ? wrongFile('file-unnamed', { name, kind, better })
    : wrongFile('file-misnamed', { name, kind, promised, better });
}

function withExtension(name: string, extension: string): string {
  return `${promisedBy(name) === undefined ? name : name.replace(/\.[^.]*$/, '')}.${extension}`;
}
