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
  ...cmsLoginType,
  'kept.title': 'Unsaved changes',
  'kept.text': {
    one: 'On {when} {count} change was not saved. Bring it back?',
    other: 'On {when} {count} changes were not saved. Bring them back?',
  },
  'kept.restore': 'Bring back',
  'kept.forget': 'Forget',
  'clash.title': 'Someone else has changed this too',
  'clash.gone': 'Someone deleted this item while you were editing it.',
  'clash.removed': 'You deleted this item while someone else was editing it.',
  'clash.along': 'If you keep yours, it comes back with its places in tours and all references.',
  'clash.field': 'Field',
  'clash.mine': 'Yours',
  'clash.theirs': 'Theirs',
  'clash.keepMine': 'Keep mine',
  'clash.keepTheirs': 'Keep theirs',
  'clash.letGo': 'Let it be deleted',
  'clash.decide': 'Continue with this choice',
  'clash.back': 'Back to the form',
  'clash.empty': 'empty',
  'clash.yes': 'Yes',
  'clash.no': 'No',
  'clash.position': 'Place in the order',
  'clash.shape': 'Shape on the game board',
  'publish.discard': 'Discard changes …',
  'publish.text':
    'Visitors get these changes the next time they open the guide; anyone in the middle of a visit can choose when:',
  'publish.unchecked': 'The check for faults did not answer. You can publish all the same.',
  'publish.faults': { one: '{count} fault: visitors will see it.', other: '{count} faults: visitors will see them.' },
  'publish.nothing': 'The editing copy is the same as what visitors see.',
  'publish.confirm': 'Publish',
  'discard.text':
    'For everyone who edits, the editing copy becomes what visitors see. These changes will be removed from it:',
  'discard.confirm': 'Discard all changes',
  'bringBack.open': 'Bring back discarded changes …',
  'bringBack.text':
    'Choose an earlier editing copy. It replaces the present one for everyone who edits; the present one then joins this list. Visitors see nothing of it until you publish.',
  'bringBack.none': 'Nothing has been discarded in the last 30 days.',
  'bringBack.before.discard': 'Discarded by {who}',
  'bringBack.before.import': 'Replaced by {who} when importing',
  'bringBack.before.bringBack': 'Replaced by {who}, who brought back another one',
  'bringBack.changes': { one: '{count} unpublished change', other: '{count} unpublished changes' },
  'bringBack.one': 'Bring back what was there until {when}',
  'change.added': 'new',
  'change.changed': 'changed',
  'change.deleted': 'deleted',
  'action.find': 'Find',
  'action.add': 'New',
  'action.delete': 'Delete',
  'list.find': 'Find by name or number',
  'list.count': { one: '{count} entry', other: '{count} entries' },
  'list.choose': 'Choose an entry, or make a new one.',
  'editor.gone': 'This does not exist any more. It may have been deleted.',
  'field.sameFile': 'The same file in all languages',
  'field.missing': 'missing',
  'field.none': 'None',
  'field.clear': 'Clear “{field}”',
  'field.lost': 'Number {ID}, which does not exist any more',
  'list.nothing': 'Nothing found',
  'work.here': { one: '{names} has this open too', other: '{names} have this open too' },
  'work.hereHint': 'Both of you can edit. Changes to different fields are joined when you save.',
  'work.at': '{user}: {place}',
} as const satisfies Record<string, string | { readonly one: string; readonly other: string }>;
