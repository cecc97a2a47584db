import { type infoCalls } from '#contract/calls/info-calls.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { createMessages } from '#content/messages.ts';
import { pickLanguage } from '#content/pick-language.ts';
import { isMonitor } from '../metrics/metrics-route.ts';
import { readVitalSigns } from '../metrics/vital-signs.ts';
import { preferredLanguages } from '../site/prerender/preferred-languages.ts';
import { type Services } from '../usecases/services.ts';
import { findFile } from '../usecases/files/tree.ts';
import { firstIcon, webManifest } from '../site/web-manifest.ts';
import { type Handlers } from './register-calls.ts';
import { sendContent } from './send-prepared.ts';

/** Answers the calls that a guide makes first. */
export function infoHandlers({
  published,
  login,
  settings,
  buildId,
  db,
  health,
  media,
  clock,
}: Services): Handlers<keyof typeof infoCalls> {
  return {
    async health({ request, who }) {
      await health.check();
      if (who.kind !== 'staff' && !isMonitor(request, settings.metricsToken)) return { Status: 'ok' };
      const { freeBytes, lastBackupAt, wholeBackup } = await readVitalSigns({ db, settings, clock });
      return {
        Status: 'ok',
        FreeBytes: freeBytes,
        LastBackupAt: lastBackupAt === undefined ? '' : new Date(lastBackupAt).toISOString(),
        WholeBackupAgeSeconds: wholeBackup.backup.ageSeconds,
        IsBackupLate: wholeBackup.backup.isLate || wholeBackup.copy?.isLate === true,
      };
    },
    async version() {
      const { state } = await published.current();
      return { Version: 1, BuildID: buildId, Counter: state.counter };
    },
    async title({ request }) {
      const { catalogue } = await published.current();
      const preferred = preferredLanguages(request.headers['accept-language']);
      const { Code } = pickLanguage(catalogue.spokenLanguages, undefined, preferred);
      return createMessages(catalogue, Code).fill(inLanguage(catalogue.provider.Name, Code, ''), Code).text;
    },
    async loginType() {
      return (await login.current()).LoginType;
    },
    async webManifest() {
      const { catalogue } = await published.current();
      return webManifest(catalogue, (await findFile(db.read, firstIcon)) !== undefined);
    },
    media: async ({ request, reply }) => sendContent(request, reply, await media.current()),
    async dataUpdatedAt() {
      return (await published.current()).state.updatedAt;
    },
    async configuration() {
      const { LoginType, Title } = await login.current();
      return { ...settings.client, clientLoginType: LoginType, ...(Title === undefined ? {} : { loginTitle: Title }) };
    },
  };
}
