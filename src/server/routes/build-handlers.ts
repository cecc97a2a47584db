import { refuse } from '../refuse.ts';
import { type Services } from '../services.ts';
import { type Handlers } from './register-calls.ts';

export function buildHandlers({ appBuilds }: Pick<Services, 'appBuilds'>): Handlers<'buildStatus' | 'build' | 'apk'> {
  return {
    buildStatus: () => appBuilds.status(),
    async build({ params }) {
      await appBuilds.begin(params.Kind);
      return appBuilds.status();
    },
    apk() {
      throw refuse('no-build', {});
    },
  };
}
