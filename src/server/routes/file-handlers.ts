import { type FastifyReply } from 'fastify';
import { LoginType } from '#content/constants.ts';
import { type fileCalls } from '#contract/calls/file-calls.ts';
import { iconFolder } from '#contract/paths.ts';
import { refuse } from '../refuse.ts';
import { readWidth, type SizedPicture } from '../files/picture-sizes.ts';
import { type ObjectToServe } from '../files/serve-file.ts';
import { blobKey } from '../files/store-blob.ts';
import { type Services } from '../usecases/services.ts';
import { createIcons } from '../usecases/files/create-icons.ts';
import { bringBackFile, listEarlier } from '../usecases/files/earlier-files.ts';
import { createFolder } from '../usecases/files/store-file.ts';
import { listFiles } from '../usecases/files/list-files.ts';
import { moveFile } from '../usecases/named-files/move-file.ts';
import { removeFile } from '../usecases/named-files/remove-file.ts';
import { asAnswer, type FileRow } from '../usecases/files/tree.ts';
import { zipFolder } from '../usecases/files/zip-folder.ts';
import { type LoginSettings } from '../usecases/visitors/login-settings.ts';
import { type CallContext, type Handlers } from './register-calls.ts';
import { staff } from './session-handlers.ts';
import { uploadFiles } from './upload-files.ts';

interface FileRequest extends Pick<CallContext<typeof fileCalls.readFile>, 'query' | 'request' | 'reply'> {
  readonly path: string;
}

export function fileHandlers(services: Services): Handlers<keyof typeof fileCalls> {
  const { db, store, sizes, fileServer, fileLookup, login, published, inEdit, clock } = services;
  return {
    favicon: async ({ request, reply }) => await send({ path: `${iconFolder}/favicon.ico`, query: {}, request, reply }),
    readFile: async ({ params, query, request, reply }) =>
      await send({ path: params['*'].normalize('NFC'), query, request, reply }),
    listFiles: async ({ params, query }) =>
      await listFiles(db.readLong, (await inEdit.current()).definition, {
        folder: params['*'],
        isDeep: query.deep === 'true',
      }),
    uploadFiles: async ({ params, who, request }) =>
      await uploadFiles(services, request, { folder: params['*'], who: staff(who).name }),
    async createFolder({ params }) {
      return { Path: await db.write(async (transaction) => await createFolder(transaction, params['*'])) };
    },
    async moveFile({ body, who, request }) {
      const { name, group } = staff(who);
      const move = { ...body, who: name, now: new Date(clock()), isRoot: group === 'root' };
      const moved = await db.write(async (transaction) => await moveFile(transaction, move));
      await published.renew();
      request.noted = [{ what: 'moveFile', about: `${body.From} → ${moved.Path}` }];
      return moved;
    },
    async removeFile({ params, query, who }) {
      const removal = { isForced: query.force === 'true', who: staff(who).name, now: clock() };
      return await db.write(async (transaction) => await removeFile(transaction, params['*'], removal));
    },
    async earlierFiles({ query }) {
      const earlier = await listEarlier(db.read, clock(), query.Path?.normalize('NFC'));
      return earlier.map(({ id, endedAt, end, who, ...row }) => ({
        ...asAnswer(row),
        ID: id,
        EndedAt: new Date(endedAt).toISOString(),
        End: end,
        Who: who,
      }));
    },
    async bringBackFile({ params, who, request }) {
      const keeper = { who: staff(who).name, now: clock() };
      const row = await db.write(async (transaction) => await bringBackFile(transaction, params.ID, keeper));
      request.noted = [{ what: 'bringBackFile', about: row.path }];
      return asAnswer(row);
    },
    async zipFolder({ params, request, reply }) {
      const { name, stream } = await zipFolder(db.readLong, store, params['*']);
      request.noted = [{ what: 'zipFolder', about: params['*'] || '/' }];
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(stream);
    },
    async createIcons({ body, who, request }) {
      const Files = await createIcons(services, body.Path, staff(who).name);
      request.noted = [{ what: 'createIcons', about: body.Path }];
      return { Files };
    },
  };

  async function send({ path, query, request, reply }: FileRequest): Promise<FastifyReply> {
    const file = await fileLookup.find(path);
    if (file === undefined) throw refuse('file-missing', { path });
    const whole = fileToServe(file, await login.current(), query.v);
    const width = readWidth(query.width);
    const sized = async (): Promise<ObjectToServe> => {
      if (width === undefined) return whole;
      const smaller = await sizes.sized(file, width, request.headers.accept).catch((error: unknown) => {
        // A file that only claims to be a picture is served unchanged.
        request.log.warn({ error, path }, 'a picture has no smaller size');
        return undefined;
      });
      return sizedToServe(whole, smaller);
    };
    reply.removeHeader('cache-control');
    const served = await sized();
    try {
      await fileServer.serve(served, request, reply);
    } catch (error) {
      if (served.key === whole.key) throw error;
      // The bytes of this size have been removed; they can be made again.
      sizes.doubt(served.key);
      await fileServer.serve(await sized(), request, reply);
    }
    return reply;
  }
}

/** @param smaller undefined: the original will do */
function sizedToServe(whole: ObjectToServe, smaller: SizedPicture | undefined): ObjectToServe {
  return { ...whole, ...smaller, vary: 'Accept' };
}

/** @param version the hash that the address names */
function fileToServe(
  { hash, bytes, type, modifiedAt }: FileRow,
  { LoginType: login }: Pick<LoginSettings, 'LoginType'>,
  version: string | undefined,
): ObjectToServe {
  return {
    key: blobKey(hash),
    etag: hash,
    bytes,
    type,
    modifiedAt: new Date(modifiedAt),
    cache: login === LoginType.none ? 'public' : 'private',
    isImmutable: version === hash,
  };
}
