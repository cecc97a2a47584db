import { emptyJournal, type Journal } from '#offline/journal.ts';
import { counts, type AccessProof } from '#offline/access-proof.ts';
import { noHolders } from '#offline/shells.ts';
import { type OfflineDatabase } from '#offline/store/database.ts';
import { noVersions } from '#offline/versions.ts';

/** The database of a device, in memory. */
export function fakeDatabase(): OfflineDatabase {
  const proofs = new Map<string, AccessProof>();
  const verified = new Map<string, number>();
  let [versions, shells, device] = [noVersions, noHolders, ''];
  let journal: Journal | undefined;
  let editor: string | undefined;
  return {
    versions: async () => versions,
    changeVersions: async (change) => {
      const [result, after] = change(versions);
      versions = after;
      return result;
    },
    prove: async (hash, proof) => void proofs.set(hash, proof),
    disprove: async (hash) => void proofs.delete(hash),
    changeProof: async (hash, change) => {
      const before = proofs.get(hash);
      if (before !== undefined) proofs.set(hash, change(before));
      return proofs.get(hash);
    },
    hasProof: async (now) => [...proofs.values()].some((proof) => counts(proof, now)),
    changeShells: async (change) => (shells = change(shells)),
    journal: async () => journal ?? emptyJournal,
    hasJournal: async () => journal !== undefined,
    changeJournal: async (change) => (journal = change(journal ?? emptyJournal)),
    noteVerified: async (hash, at) => void verified.set(hash, at),
    verifiedAt: async () => verified,
    forgetVerified: async (hashes) => hashes.forEach((hash) => verified.delete(hash)),
    editor: async () => editor,
    changeEditor: async (change) => {
      const before = editor;
      editor = change(before);
      return [before, editor];
    },
    device: async () => device,
    setDevice: async (id) => void (device = id),
    clear: async () => {
      proofs.clear();
      verified.clear();
      [versions, journal, editor, device] = [noVersions, undefined, undefined, ''];
    },
  };
}
