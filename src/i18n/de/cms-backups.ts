import type { cmsBackups as english } from '../en/cms-backups.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: backups of the content, for root. */
export const cmsBackups: PackLike<typeof english> = {
  'backups.content': 'Inhalte',
  'backups.hint':
    'Eine Sicherung enthält die veröffentlichte Fassung und die Bearbeitungskopie. Wer sie einspielt, kehrt zu diesem Stand zurück. Team, Token, Einstellungen und Besuchsstatistik gehören nicht dazu; sie stehen in der Gesamtsicherung.',
  'backups.request': 'Sicherung anfordern',
  'backups.requestTitle': 'Sicherung anfordern',
  'backups.type': 'Art',
  'backups.type.full': 'Struktur + Daten (mit Dateien)',
  'backups.type.full.hint':
    'Alle Inhalte mit allen Bildern, Aufnahmen und anderen Dateien. Braucht etwa so viel Platz wie die Dateien.',
  'backups.type.structure': 'Nur Struktur (ohne Dateien)',
  'backups.type.structure.hint':
    'Touren, Stationen, Texte und Einstellungen des Guides ohne die Dateien. Klein und schnell.',
  'backups.description': 'Kurze Beschreibung (freiwillig)',
  'backups.descriptionHint': 'Zum Beispiel: vor der neuen Ausstellung',
  'backups.requested': 'Sicherung angefordert, bitte warten …',
  'backups.made': 'Sicherung erfolgreich als „{name}“',
  'backups.requestFailed': 'Die Sicherung ist fehlgeschlagen: {error}',
  'backups.requestInterrupted':
    'Der Server wurde angehalten, während er eine Sicherung machte. Von ihr ist nichts übrig geblieben.',
  'backups.beginning': 'Der Server fängt an. Sie können diese Seite verlassen.',
  'backups.progress': '{bytes} von etwa {total} · angefordert von {who}',
  'backups.lost': 'Der Server ist nicht erreichbar. Die Seite fragt weiter nach, was daraus geworden ist.',
  'backups.upload': 'Sicherung hochladen',
  'backups.uploading': '„{name}“ wird hochgeladen',
  'backups.uploadProgress': 'Sicherung wird hochgeladen',
  'backups.sent': '{bytes} von {total}. Bleiben Sie auf dieser Seite, bis alles übertragen ist.',
  'backups.checking': 'Übertragen. Der Server prüft die Sicherung …',
  'backups.uploadCancel': 'Hochladen abbrechen',
  'backups.uploaded': 'Sicherung hochgeladen',
  'backups.uploadFailed': 'Das Hochladen ist fehlgeschlagen, es wurde nichts gespeichert: {error}',
  'backups.uploadAgain': 'Noch einmal von vorn hochladen',
  'backups.list': 'Vorhandene Sicherungen',
  'backups.none': 'Keine Sicherungen gefunden',
  'backups.noneHint': 'Fordern Sie vor größeren Änderungen eine an und schalten Sie unten die tägliche Sicherung ein.',
  'backups.origin.restore': 'vor dem Einspielen',
  'backups.origin.daily': 'täglich',
  'backups.before': 'Der Stand, bevor „{name}“ eingespielt wurde',
  'backups.download': 'Herunterladen',
  'backups.downloadOne': '{name} herunterladen',
  'backups.deleteOne': '{name} löschen',
  'backups.deleteTitle': 'Sicherung löschen?',
  'backups.deleteText': 'Das lässt sich nicht rückgängig machen.',
  'backups.removed': 'Löschen von „{name}“: {result}',
  'backups.removedResult': 'erledigt',
  'backups.removeFailed': 'Löschen fehlgeschlagen: {result}',
  'backups.restore': 'Einspielen',
  'backups.restoreOne': '{name} einspielen',
  'backups.restoreTitle': '„{name}“ ({size}) einspielen?',
  'backups.replacesAll': 'Alle Inhalte und alle Dateien werden durch die der Sicherung ersetzt.',
  'backups.replacesStructure':
    'Alle Inhalte werden durch die der Sicherung ersetzt. Die Dateien bleiben, wie sie sind.',
  'backups.visitors': 'Gäste bekommen die eingespielte Fassung, wenn sie den Guide das nächste Mal öffnen.',
  'backups.beforeFirst':
    'Vorher wird der jetzige Stand gesichert, auch was gespeichert und noch nicht veröffentlicht ist. So können Sie wieder zurück.',
  'backups.others':
    'Wer sonst noch im Team gerade arbeitet, sieht in wenigen Sekunden die eingespielten Inhalte. Ungespeicherte Änderungen bleiben dort erhalten.',
  'backups.unsaved': {
    one: 'Sie haben {count} ungespeicherte Änderung.',
    other: 'Sie haben {count} ungespeicherte Änderungen.',
  },
  'backups.saveFirst': 'Erst speichern, damit die Sicherung des jetzigen Stands meine Änderungen enthält',
  'backups.drop': 'Meine ungespeicherten Änderungen endgültig verwerfen',
  'backups.notSaved': 'Es wurde nichts eingespielt, weil sich Ihre Änderungen nicht speichern ließen: {error}',
  'backups.stillUnsaved':
    'Es wurde nichts eingespielt, weil andere dieselben Objekte geändert haben. Schließen Sie diesen Dialog und entscheiden Sie über Ihre Änderungen, oder verwerfen Sie sie hier.',
  'backups.restoring': 'Wird eingespielt, bitte warten …',
  'backups.restored': '„{name}“ erfolgreich eingespielt',
  'backups.restoreFailed': 'Einspielen fehlgeschlagen: {error}',
  'backups.restoreInterrupted':
    'Der Server wurde angehalten, während er eine Sicherung einspielte. Es hat sich nichts geändert.',
  'backups.unread':
    'Die Sicherung ist eingespielt, aber die Verbindung ist weg: Diese Seite zeigt noch die Inhalte von vorher.',
  'backups.moreNotes': { one: '… und {count} weitere.', other: '… und {count} weitere.' },
  'backups.wayBack': 'Der Stand davor ist als „{name}“ gesichert.',
  'backups.goBack': 'Zum Stand davor zurückkehren',
  'backups.daily': 'Tägliche Sicherung',
  'backups.dailyHint':
    'An eine Sicherung denkt man meist erst, wenn etwas schiefgegangen ist. Der Server macht jeden Tag eine und löscht die ältesten täglichen wieder, nie aber eine, die jemand selbst gemacht oder hochgeladen hat.',
  'backups.dailyFixed':
    'Wer den Server betreibt, hat das mit CICERONE_CONTENT_BACKUP_HOUR festgelegt. Es lässt sich nur dort ändern.',
  'backups.dailyOn': 'Jeden Tag sichern',
  'backups.dailyHour': 'Ab',
  'backups.dailyKeep': 'So viele aufheben',
  'backups.dailyKeepWrong': 'Eine ganze Zahl von 1 bis {most}',
  'backups.dailyLast': 'Letzte tägliche Sicherung: {when}',
  'backups.dailyNever': 'Es gibt noch keine tägliche Sicherung.',
  'backups.dailyProblem':
    'Die letzte tägliche Sicherung ist fehlgeschlagen: {problem} Der Server versucht es nach einer halben Stunde wieder.',
  'backups.dailySave': 'Zeitplan speichern',
  'backups.dailySavedOn': 'Die tägliche Sicherung ist eingeschaltet. Die erste wird in der nächsten Minute gemacht.',
  'backups.dailySavedOff': 'Die tägliche Sicherung ist ausgeschaltet.',
};
