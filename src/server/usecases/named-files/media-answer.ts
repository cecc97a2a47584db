import { type TourDefinition } from '#content/definition.ts';
import { type PieceHashes } from '../../files/piece-hashes.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { jsonBytes } from '../../long-work/json-bytes.ts';
import { type PreparedAnswer, prepareBytes } from '../../long-work/prepared-answer.ts';
import { type Database } from '../../store/database.ts';
import { type CopyCache } from '../content/published.ts';
import { lacksLength, listMedia, readFilesText } from '../files/list-media.ts';
import { type RecordingLengths } from '../files/recording-lengths.ts';

export interface MediaAnswer {
  /** Returns the list of media of the published copy, with the files as they are committed. */
  readonly current: () => Promise<PreparedAnswer>;
}

interface Kept {
  readonly definition: TourDefinition;
  readonly filesText: string;
  readonly answer: Promise<PreparedAnswer>;
  /** Of the database when the files were last seen to be these. */
  version: number | undefined;
}

/** Prepares `/info/media` once for each state of the published copy and of the files. */
export function createMediaAnswer(
  db: Pick<Database, 'readLong' | 'isShared' | 'version' | 'writes'>,
  published: Pick<CopyCache, 'current'>,
  pieces: Pick<PieceHashes, 'of'>,
  lengths: RecordingLengths,
): MediaAnswer {
  let kept: Kept | undefined;
  let asked: { readonly since: string; readonly filesText: Promise<string> } | undefined;

  return {
    async current() {
      const { definition } = await published.current();
      const version = db.version();
      if (version !== undefined && kept?.version === version && kept.definition === definition) return kept.answer;
      const filesText = await askFiles(version);
      if (kept?.definition === definition && kept.filesText === filesText) kept.version = version;
      else kept = { definition, filesText, version, answer: prepare(definition, filesText) };
      return kept.answer;
    },
  };

  async function prepare(definition: TourDefinition, filesText: string): Promise<PreparedAnswer> {
    const forget = (): void => {
      if (kept?.definition === definition && kept.filesText === filesText) kept = undefined;
    };
    try {
      const { media, isComplete } = await listMedia(filesText, definition, pieces);
      const answer = await prepareBytes(await inTurns(jsonBytes(media)), true);
      // Lost bytes come back without a word in the database.
      if (!isComplete) forget();
      return answer;
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** Concurrent callers share one query, unless something has been written since it started. */
  function askFiles(version: number | undefined): Promise<string> {
    const since = `${version} ${db.writes()}`;
    if (asked?.since !== since) {
      const question = { since, filesText: readWithLengths() };
      const end = (): void => {
        if (asked === question) asked = undefined;
      };
      asked = question;
      question.filesText.then(end, end);
    }
    return asked.filesText;
  }

  async function readWithLengths(): Promise<string> {
    const filesText = await readFilesText(db);
    if (!lacksLength(filesText)) return filesText;
    await lengths.learn();
    return readFilesText(db);
  }
}
