import type { cmsHelp as english } from '../en/cms-help.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: the help and the manual. */
export const cmsHelp: PackLike<typeof english> = {
  'help.shortcut': 'Die Hilfe öffnen und schließen',
  'help.close': 'Hilfe schließen',
  'help.learnMore': 'So geht es los',
  'help.print': 'Diese Hilfe drucken',
  'help.failed': 'Die Hilfe konnte nicht geladen werden. Prüfen Sie die Verbindung.',
  'help.loading': 'Die Hilfe wird geladen …',
  'help.back': 'Zurück',
  'help.backTo': 'Zurück zu „{title}“',
  'help.manual': 'Das ganze Handbuch',
  'help.manualFor.desk': 'Für die Arbeit an der Kasse',
  'help.manualFor.manager': 'Für die Arbeit an Touren und Stationen',
  'help.manualFor.root': 'Für alle Aufgaben im Arbeitsbereich',
  'help.manualDay': 'Stand: {day}',
  'help.contents': 'Inhalt',
};
