import type { cmsWholeBackups as english } from '../en/cms-whole-backups.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: whole backups, for root. */
export const cmsWholeBackups: PackLike<typeof english> = {
  'whole.hint':
    'Eine Gesamtsicherung enthält alles, was dieser Server aufbewahrt: Inhalte, Dateien, das Team mit seinen Zugängen, Token, Einstellungen und die Besuchsstatistik. Mit ihr lässt sich das Museum auf einem anderen Rechner wiederherstellen.',
  'whole.make': 'Jetzt sichern',
  'whole.none': 'Es gibt noch keine Gesamtsicherung. Fällt dieser Server aus, ist alles verloren.',
  'whole.late': 'Die letzte Gesamtsicherung ist älter als zwei Tage.',
  'whole.failed': 'Der letzte Versuch ist fehlgeschlagen: {problem}',
  'whole.copyFailed': 'Die letzte Kopie an den zweiten Ort ist fehlgeschlagen: {problem}',
  'whole.state': 'Stand',
  'whole.last': 'Letzte Gesamtsicherung',
  'whole.lastNever': 'noch keine',
  'whole.elsewhere': 'über die Kommandozeile gemacht',
  'whole.schedule': 'Zeitplan',
  'whole.daily': {
    one: 'täglich ab {hour} Uhr; die letzte bleibt erhalten',
    other: 'täglich ab {hour} Uhr; die letzten {count} bleiben erhalten',
  },
  'whole.noSchedule': 'keiner; wer den Server betreibt, setzt dafür CICERONE_BACKUP_HOUR',
  'whole.second': 'Zweiter Ort',
  'whole.secondNone':
    'keiner. Laden Sie die neueste Sicherung herunter und bewahren Sie sie auf einem anderen Rechner auf',
  'whole.secondNothing': 'noch nichts zu kopieren',
  'whole.secondWaiting': 'die neueste Sicherung ist dort noch nicht angekommen',
  'whole.secondDone': 'die neueste Sicherung ist am {when} angekommen',
  'whole.running': 'Eine Gesamtsicherung läuft',
  'whole.runningText': 'Eine Gesamtsicherung läuft: {bytes} von etwa {total}. Sie können diese Seite verlassen.',
  'whole.runningElsewhere': 'Eine Gesamtsicherung läuft, nach Zeitplan oder über die Kommandozeile.',
  'whole.done': 'Die Gesamtsicherung ist fertig.',
  'whole.list': 'Gespeicherte Sicherungen',
  'whole.empty':
    'Hier stehen die Sicherungen, die Sie selbst oder der Zeitplan machen. Machen Sie jetzt eine und laden Sie sie herunter: Eine Sicherung, die nur auf demselben Rechner liegt, geht mit ihm verloren.',
  'whole.byDay': 'täglich',
  'whole.byHand': 'von Hand',
  'whole.atSecond': 'auch am zweiten Ort',
  'whole.damaged': {
    one: '{count} Datei fehlte oder war beschädigt und ist nicht enthalten',
    other: '{count} Dateien fehlten oder waren beschädigt und sind nicht enthalten',
  },
  'whole.downloadOne': 'Gesamtsicherung vom {when} herunterladen',
  'whole.deleteOne': 'Gesamtsicherung vom {when} löschen',
  'whole.deleteTitle': 'Gesamtsicherung vom {when} löschen?',
  'whole.deleteCopied': 'Sie wird nur hier gelöscht, die Kopie am zweiten Ort bleibt.',
  'whole.deleted': 'Die Gesamtsicherung ist gelöscht.',
  'whole.dialogTitle': 'Alles sichern',
  'whole.dialogKnown':
    'Die Sicherung wird mit der Passphrase aus den Einstellungen (CICERONE_BACKUP_PASSPHRASE) verschlüsselt. Die Arbeit kann währenddessen weitergehen.',
  'whole.dialogText':
    'Die Sicherung wird mit einer Passphrase verschlüsselt, die Sie jetzt wählen. Die Arbeit kann währenddessen weitergehen.',
  'whole.passphrase': 'Passphrase',
  'whole.passphraseHint': 'Vier oder mehr zufällige Wörter.',
  'whole.again': 'Passphrase wiederholen',
  'whole.different': 'Die beiden Passphrasen stimmen nicht überein.',
  'whole.weak': 'Diese Passphrase ist leicht zu erraten. Besser sind vier oder mehr zufällige Wörter.',
  'whole.keep':
    'Ohne die Passphrase kann niemand die Sicherung öffnen, und niemand kann sie wiederbeschaffen. Bewahren Sie sie auf Papier oder in einem Passwortmanager auf, nicht nur auf diesem Rechner.',
  'whole.begin': 'Sicherung starten',
  'whole.restore': 'Eine Gesamtsicherung einspielen',
  'whole.restoreText':
    'Das geschieht auf der Kommandozeile des Servers. Auf einem neuen Rechner: Cicerone installieren, die heruntergeladene Datei dort ablegen, diesen Befehl ausführen, die Passphrase eingeben und den Server starten.',
  'whole.restoreReplace':
    'Ist der Server schon in Betrieb, halten Sie ihn zuerst an und ergänzen Sie --replace: Alles, was dort ist, wird ersetzt.',
  'whole.copyCommand': 'Befehl kopieren',
};
