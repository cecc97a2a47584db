import { type Services } from '../usecases/services.ts';
import { apkKey } from '../usecases/app-builds/retained-builds.ts';
import { type Handlers } from './register-calls.ts';

type BuildCalls =
  | 'buildStatus'
  | 'buildSettings'
  | 'setBuildSettings'
  | 'build'
  | 'cancelBuild'
  | 'removeBuild'
  | 'apk'
  | 'appLinks';

/** Android's browser offers to install what comes with this type. */
const apkType = 'application/vnd.android.package-archive';

export function buildHandlers({
  appBuilds,
  fileServer,
}: Pick<Services, 'appBuilds' | 'fileServer'>): Handlers<BuildCalls> {
  return {
    buildStatus: () => appBuilds.status(),
    buildSettings: () => appBuilds.settings(),
    setBuildSettings: ({ body }) => appBuilds.setSettings(body),
    async build({ params, who }) {
      await appBuilds.begin(params.Kind, who.kind === 'staff' ? who.name : '');
      return appBuilds.status();
    },
    async cancelBuild() {
      await appBuilds.cancel();
      return appBuilds.status();
    },
    async removeBuild({ params }) {
      await appBuilds.remove(params.Name);
      return appBuilds.status();
    },
    appLinks: () => appBuilds.links(),
    async apk({ params, request, reply }) {
      const { name, bytes, sha256, builtAt } = await appBuilds.find(params.Key, params.Name);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      const modifiedAt = new Date(builtAt);
      const file = { key: apkKey(name), etag: sha256, bytes, type: apkType, modifiedAt };
      await fileServer.serve({ ...file, cache: 'private', isImmutable: false }, request, reply);
      return reply;
    },
  };
}
