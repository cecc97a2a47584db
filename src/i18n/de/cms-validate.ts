import type { cmsValidate as english } from '../en/cms-validate.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: checking the editing copy. */
export const cmsValidate: PackLike<typeof english> = {
  'validate.hint':
    'Findet, was Ihren Gästen fehlen würde: Dateien, die es nicht gibt oder die sich nicht anzeigen lassen, Angaben, die sich widersprechen, und was nirgends mehr gebraucht wird.',
  'validate.start': 'Prüfung starten',
  'validate.again': 'Noch einmal prüfen',
  'validate.wait': 'Die Bearbeitungskopie wird geprüft …',
  'validate.all': 'Alles prüfen',
  'validate.allHint':
    'Sonst nur, was Gäste erreichen: freigegebene Tourgruppen, ihre Touren und alles, was diese verwenden.',
  'validate.first':
    'Von jeder Art sind nur die ersten {count} aufgeführt. Beheben Sie einige und prüfen Sie erneut, um weitere zu sehen.',
  'validate.none': 'Keine Probleme',
  'validate.found': 'Fehlende Dateien: {missing}. Probleme: {problems}. Ungenutzt: {unused}.',
  'validate.count': { one: '{title} ({count})', other: '{title} ({count})' },
  'validate.missing': 'Fehlende Dateien',
  'validate.problems': 'Probleme',
  'validate.advice': 'Verbesserungsvorschläge',
  'validate.advice.tour-empty': 'Keine Stationen.',
  'validate.advice.recording-none': 'Keine Aufnahme.',
  'validate.advice.text-none': 'Kein Text für gehörlose Gäste.',
  'validate.advice.language-gaps': {
    one: '{count} Text oder Datei fehlt in dieser Sprache.',
    other: '{count} Texte und Dateien fehlen in dieser Sprache.',
  },
  'validate.advice.pictures-undescribed': {
    one: '{count} Bild ohne Beschreibung für blinde Gäste.',
    other: '{count} Bilder ohne Beschreibung für blinde Gäste.',
  },
  'validate.advice.game-points-none': 'Keine Punkte zu gewinnen.',
  'validate.advice.tour-picture-none': 'Kein Bild.',
  'validate.unusedObjects': 'Ungenutzte Objekte',
  'validate.unusedFiles': 'Ungenutzte Dateien',
  'validation.object-unused': 'Zu diesen Objekten führt nichts. Das Löschen lässt sich zurücknehmen.',
  'validation.file-unused': 'Diese Dateien kommen im Inhalt nicht vor.',
  'validate.onlyRoot': 'Was kein Kästchen hat, kann nur root löschen.',
  'validate.bytes': 'Zusammen belegen sie {bytes}.',
  'validate.delete': { one: '{count} löschen', other: '{count} löschen' },
  'validate.filesTitle': { one: '{count} Datei löschen?', other: '{count} Dateien löschen?' },
  'validate.filesText':
    'Dateien gehören nicht zur Bearbeitungskopie: Sie verschwinden sofort. 30 Tage lang können Sie sie unter „Dateien“ zurückholen. Was die veröffentlichte Fassung noch verwendet, bleibt erhalten.',
  'validate.filesKept': {
    one: '{count} Datei wird von der veröffentlichten Fassung noch verwendet und bleibt.',
    other: '{count} Dateien werden von der veröffentlichten Fassung noch verwendet und bleiben.',
  },
  'validate.filesDeleted': { one: '{count} Datei ist gelöscht.', other: '{count} Dateien sind gelöscht.' },
};
