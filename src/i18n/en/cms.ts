import { cmsStations } from './cms-stations.ts';
import { cmsStatistics } from './cms-statistics.ts';
import { cmsTokens } from './cms-tokens.ts';
import { cmsTours } from './cms-tours.ts';
import { cmsDoor } from './cms-door.ts';
import { cmsBackups } from './cms-backups.ts';
import { cmsBuild } from './cms-build.ts';
import { cmsCanvas } from './cms-canvas.ts';
import { cmsHelp } from './cms-help.ts';
import { cmsMap } from './cms-map.ts';
import { cmsPlay } from './cms-play.ts';
import { cmsPreview } from './cms-preview.ts';
import { cmsFiles } from './cms-files.ts';
import { cmsLanguages } from './cms-languages.ts';
import { cmsAccounts } from './cms-accounts.ts';
import { cmsStaff } from './cms-staff.ts';
import { cmsAudit } from './cms-audit.ts';
import { cmsLoginType } from './cms-login-type.ts';
import { cmsSchema } from './cms-schema.ts';
import { cmsValidate } from './cms-validate.ts';
import { cmsWork } from './cms-work.ts';
import { cmsSettings } from './cms-settings.ts';
import { cmsWholeBackups } from './cms-whole-backups.ts';

/** English texts of the staff area: the source language. Visitors never fetch them. */
export const cms = {
  ...cmsStations,
  ...cmsStatistics,
  ...cmsTokens,
  ...cmsTours,
  ...cmsDoor,
  ...cmsCanvas,
  ...cmsMap,
  ...cmsPlay,
  ...cmsPreview,
  ...cmsHelp,
  ...cmsFiles,
  ...cmsLanguages,
  ...cmsAccounts,
  ...cmsStaff,
  ...cmsAudit,
  ...cmsBackups,
  ...cmsBuild,
  ...cmsWholeBackups,
  ...cmsSettings,
  ...cmsWork,
  ...cmsValidate,
  ...cmsSchema,
  ...cmsLoginType,
} as const satisfies Record<string, string | { readonly one: string; readonly other: string }>;
