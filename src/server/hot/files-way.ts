import { type ByteRange, planAnswer } from '#contract/plan-answer.ts';
import { type ObjectToServe } from '../files/serve-file.ts';
import { fileToServe } from '../routes/file-handlers.ts';
import { type Services } from '../services.ts';
import { type FileRow } from '../usecases/files/tree.ts';
import { readFileAddress } from './file-address.ts';
import { flatHeaders } from './flat-headers.ts';
import { type OpenRequest } from './usual-request.ts';

interface Planned {
  readonly file: ObjectToServe;
  readonly status: number;
  readonly heads: string[];
  readonly body: ByteRange | undefined;
}

/** Answers that are remembered for a file: many visitors ask for the same parts. */
const mostRemembered = 16;

/** Answers with files of the museum. What is missing or asked for in another size is left to the route. */
export function filesWay({
  fileLookup,
  fileServer,
}: Pick<Services, 'fileLookup' | 'fileServer'>): (usual: OpenRequest) => Promise<boolean> {
  const remembered = new WeakMap<FileRow, Map<string, Planned>>();

  return async (usual) => {
    const { request, response } = usual;
    const asked = readFileAddress(request.url ?? '');
    const row = asked === undefined ? undefined : await fileLookup.find(asked.path);
    if (asked === undefined || row === undefined) return false;
    const { file, status, heads, body } = planOnce(row, asked.version, usual);
    const writeHead = (): void => void response.writeHead(status, heads);
    if (body !== undefined) await fileServer.send({ file, range: body, response, writeHead });
    else {
      writeHead();
      response.end();
    }
    return true;
  };

  /** Remembers answers without conditions, by all that decides about them. */
  function planOnce(row: FileRow, version: string | undefined, usual: OpenRequest): Planned {
    const { method = '', headers } = usual.request;
    const hasCondition =
      headers['if-none-match'] !== undefined ||
      headers['if-modified-since'] !== undefined ||
      headers['if-range'] !== undefined;
    if (hasCondition) return plan(row, version, usual);
    const known = remembered.get(row) ?? new Map<string, Planned>();
    remembered.set(row, known);
    const key = JSON.stringify([method, version, usual.protocol, usual.login.LoginType, headers.range]);
    const planned = known.get(key) ?? plan(row, version, usual);
    if (known.size >= mostRemembered) known.clear();
    known.set(key, planned);
    return planned;
  }
}

function plan(row: FileRow, version: string | undefined, { request, general, login }: OpenRequest): Planned {
  const file = fileToServe(row, login, version);
  const { method = '', headers: asked } = request;
  const { status, headers, body } = planAnswer(file, { method, headers: asked });
  return { file, status, heads: flatHeaders({ ...general, ...headers }), body };
}
