import { refuse } from '../refuse.ts';
import { type Services } from '../services.ts';
import { type Handlers } from './register-calls.ts';

type BuildCalls =
  | 'buildStatus'
  | 'buildSettings'
  | 'setBuildSettings'
  | 'build'
  | 'cancelBuild'
  | 'removeBuild'
  | 'apk';

export function buildHandlers({ appBuilds }: Pick<Services, 'appBuilds'>): Handlers<BuildCalls> {
  return {
    buildStatus: () => appBuilds.status(),
    buildSettings: () => appBuilds.settings(),
    setBuildSettings: ({ body }) => appBuilds.setSettings(body),
    async build({ params }) {
      await appBuilds.begin(params.Kind);
      return appBuilds.status();
    },
    cancelBuild() {
      throw refuse('no-build', {});
    },
    removeBuild() {
      throw refuse('no-build', {});
    },
    apk() {
      throw refuse('no-build', {});
    },
  };
}
