import type { CmsPack } from '../pack.ts';
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

/** German texts of the staff area. */
export const cms: CmsPack = {
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
  'kept.title': 'Nicht gespeicherte Änderungen',
  'kept.text': {
    one: 'Am {when} wurde {count} Änderung nicht gespeichert. Soll sie zurückgeholt werden?',
    other: 'Am {when} wurden {count} Änderungen nicht gespeichert. Sollen sie zurückgeholt werden?',
  },
  'kept.restore': 'Zurückholen',
  'kept.forget': 'Verwerfen',
  'clash.title': 'Das hat auch jemand anderes geändert',
  'clash.gone': 'Jemand anderes hat gelöscht, was Sie geändert haben.',
  'clash.removed': 'Sie haben gelöscht, was jemand anderes geändert hat.',
  'clash.along': 'Behalten Sie Ihre Fassung, so kommt sie mit ihren Plätzen in Touren und allen Verweisen zurück.',
  'clash.field': 'Feld',
  'clash.mine': 'Ihres',
  'clash.theirs': 'Das andere',
  'clash.keepMine': 'Meines behalten',
  'clash.keepTheirs': 'Das andere behalten',
  'clash.letGo': 'Löschen lassen',
  'clash.decide': 'Mit dieser Wahl weiter',
  'clash.back': 'Zurück zum Formular',
  'clash.empty': 'leer',
  'clash.yes': 'Ja',
  'clash.no': 'Nein',
  'clash.position': 'Platz in der Reihenfolge',
  'clash.shape': 'Form auf dem Spielbrett',
  'publish.discard': 'Änderungen verwerfen …',
  'publish.text':
    'Diese Änderungen bekommen Gäste, wenn sie den Guide das nächste Mal öffnen; mitten im Rundgang werden sie vorher gefragt:',
  'publish.unchecked': 'Ob Fehler darin sind, ließ sich nicht prüfen. Veröffentlichen können Sie trotzdem.',
  'publish.faults': {
    one: '{count} Fehler: Gäste werden ihn sehen.',
    other: '{count} Fehler: Gäste werden sie sehen.',
  },
  'publish.nothing': 'Die Bearbeitungskopie ist gleich dem, was Gäste sehen.',
  'publish.confirm': 'Veröffentlichen',
  'discard.text':
    'Für alle, die bearbeiten, wird die Bearbeitungskopie wieder das, was Gäste sehen. Diese Änderungen sind dann nicht mehr darin:',
  'discard.confirm': 'Alle Änderungen verwerfen',
  'bringBack.open': 'Verworfenes zurückholen …',
  'bringBack.text':
    'Wählen Sie eine frühere Bearbeitungskopie. Sie tritt für alle, die bearbeiten, an die Stelle der jetzigen; die jetzige steht dann ihrerseits in dieser Liste. Gäste sehen davon nichts, bis Sie veröffentlichen.',
  'bringBack.none': 'In den letzten 30 Tagen wurde nichts verworfen.',
  'bringBack.before.discard': 'Verworfen von {who}',
  'bringBack.before.import': 'Ersetzt von {who} durch einen Import',
  'bringBack.before.bringBack': 'Ersetzt von {who} durch eine frühere',
  'bringBack.changes': { one: '{count} unveröffentlichte Änderung', other: '{count} unveröffentlichte Änderungen' },
  'bringBack.one': 'Zurückholen, was bis {when} da war',
  'change.added': 'neu',
  'change.changed': 'geändert',
  'change.deleted': 'gelöscht',
  'action.find': 'Suchen',
  'action.add': 'Neu',
  'action.delete': 'Löschen',
  'list.find': 'Nach Namen oder Nummer suchen',
  'list.count': { one: '{count} Eintrag', other: '{count} Einträge' },
  'list.choose': 'Wählen Sie einen Eintrag, oder legen Sie einen neuen an.',
  'editor.gone': 'Das gibt es nicht mehr. Vielleicht wurde es gelöscht.',
  'field.sameFile': 'In allen Sprachen dieselbe Datei',
  'field.missing': 'fehlt',
  'field.none': 'Nichts gewählt',
  'field.clear': '„{field}“ leeren',
  'field.lost': 'Nummer {ID}, die es nicht mehr gibt',
  'list.nothing': 'Nichts gefunden',
  'work.here': { one: '{names} hat das auch geöffnet', other: '{names} haben das auch geöffnet' },
  'work.hereHint':
    'Beide können es bearbeiten. Änderungen an verschiedenen Feldern werden beim Speichern zusammengeführt.',
  'work.at': '{user}: {place}',
};
