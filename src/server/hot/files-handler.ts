import { type ByteRange, planAnswer } from '#contract/plan-answer.ts';
import { type SizedPicture, readWidth } from '../files/picture-sizes.ts';
import { type ObjectToServe } from '../files/serve-file.ts';
import { fileToServe, sizedToServe } from '../routes/file-handlers.ts';
import { type Services } from '../services.ts';
import { type FileRow } from '../usecases/files/tree.ts';
import { mediaFolder } from '#contract/paths.ts';
import { flatHeaders } from './flat-headers.ts';
import { type OpenRequest } from './usual-request.ts';

interface FileAddress {
  /** Below the folder of media. */
  readonly path: string;
  /** The hash that the address names. */
  readonly version: string | undefined;
  /** In pixels, of a picture. */
  readonly width: number | undefined;
}

const segment = String.raw`(?:[\w.~!'()*+,@-]|%[\da-fA-F]{2})+`;

const folder = `/${mediaFolder}/`;

/** Segments that are not empty, of what addresses may contain unencoded (RFC 3986) or encoded; then a hash or a width alone. */
const plain = new RegExp(`^(${segment}(?:/${segment})*)(?:\\?v=([\\da-f]{64})|\\?width=([1-9]\\d{0,4}))?$`);

interface Asked extends Pick<FileAddress, 'version' | 'width'> {
  /** Undefined: the original. */
  readonly size: SizedPicture | undefined;
}

interface Planned {
  readonly file: ObjectToServe;
  readonly status: number;
  readonly heads: string[];
  readonly body: ByteRange | undefined;
}

/** Answers that are remembered for a file: many visitors ask for the same parts. */
const mostRemembered = 64;

/** Answers with files of the museum. Leaves missing files, and picture sizes that are not known yet, to the route. */
export function filesHandler({
  fileLookup,
  fileServer,
  sizes,
}: Pick<Services, 'fileLookup' | 'fileServer' | 'sizes'>): (usual: OpenRequest) => Promise<boolean> {
  const remembered = new WeakMap<FileRow, Map<string, Planned>>();

  return async (usual) => {
    const { request, response } = usual;
    const asked = readFileAddress(request.url ?? '');
    const row = asked === undefined ? undefined : await fileLookup.find(asked.path);
    if (asked === undefined || row === undefined) return false;
    const { width } = asked;
    const size = width === undefined ? undefined : sizes.known(row, width, request.headers.accept);
    if (size === 'unknown') return false;
    const { file, status, heads, body } = planOnce(row, { ...asked, size }, usual);
    const writeHead = (): void => void response.writeHead(status, heads);
    if (body !== undefined) await fileServer.send({ file, range: body, response, writeHead });
    else {
      writeHead();
      response.end();
    }
    return true;
  };

  /** Remembers answers without conditions, by all that decides about them. */
  function planOnce(row: FileRow, asked: Asked, usual: OpenRequest): Planned {
    const { method = '', headers } = usual.request;
    const hasCondition =
      headers['if-none-match'] !== undefined ||
      headers['if-modified-since'] !== undefined ||
      headers['if-range'] !== undefined;
    if (hasCondition) return plan(row, asked, usual);
    const known = remembered.get(row) ?? new Map<string, Planned>();
    remembered.set(row, known);
    const { version, width, size } = asked;
    const key = JSON.stringify([
      method,
      version,
      width !== undefined,
      size?.key,
      usual.protocol,
      usual.login.LoginType,
      headers.range,
    ]);
    const planned = known.get(key) ?? plan(row, asked, usual);
    if (known.size >= mostRemembered) known.clear();
    known.set(key, planned);
    return planned;
  }
}

function plan(row: FileRow, { version, width, size }: Asked, { request, general, login }: OpenRequest): Planned {
  const whole = fileToServe(row, login, version);
  const file = width === undefined ? whole : sizedToServe(whole, size);
  const { method = '', headers: asked } = request;
  const { status, headers, body } = planAnswer(file, { method, headers: asked });
  const vary =
    headers['vary'] === undefined ? {} : { vary: [general['vary'], headers['vary']].filter(Boolean).join(', ') };
  return { file, status, heads: flatHeaders({ ...general, ...headers, ...vary }), body };
}

/** Reads the address of a file in its usual form; undefined for any other, which the route understands or refuses. */
function readFileAddress(url: string): FileAddress | undefined {
  if (!url.startsWith(folder)) return undefined;
  const [, encoded, version, width] = plain.exec(url.slice(folder.length)) ?? [];
  const path = encoded === undefined ? undefined : decoded(encoded);
  return path === undefined ? undefined : { path, version, width: readWidth(width) };
}

function decoded(encoded: string): string | undefined {
  if (!encoded.includes('%')) return encoded.split('/').some(isRelative) ? undefined : encoded;
  try {
    const path = decodeURIComponent(encoded).normalize('NFC');
    // Reject ambiguous encodings (parser differentials).
    const isOdd = /[%\\?#;\p{Cc}]/u.test(path) || path.split('/').length !== encoded.split('/').length;
    return isOdd || path.split('/').some(isRelative) ? undefined : path;
  } catch {
    return undefined;
  }
}

function isRelative(segment: string): boolean {
  return segment === '.' || segment === '..';
}
