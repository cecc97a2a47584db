import type { cmsDoor as english } from '../en/cms-door.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the page on which staff log in: it loads no others. */
export const cmsDoor: PackLike<typeof english> = {
  'cms.title': 'Arbeitsbereich',
  'cms.language': 'Sprache',
  'cms.toGuide': 'Zum Guide der Gäste',
  'login.title': 'Anmelden',
  'login.name': 'Name',
  'login.password': 'Passwort',
  'login.submit': 'Anmelden',
  'login.wrong': 'Name oder Passwort stimmt nicht.',
  'login.tooMany': {
    one: 'Zu viele Versuche. Versuchen Sie es in {count} Sekunde noch einmal.',
    other: 'Zu viele Versuche. Versuchen Sie es in {count} Sekunden noch einmal.',
  },
  'login.network':
    'Der Server des Museums ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'login.show': 'Passwort zeigen',
  'login.code': 'Code',
  'login.codeHint':
    'Öffnen Sie die App auf Ihrem Telefon und geben Sie die sechs Ziffern ein, die sie für Cicerone zeigt.',
  'login.codeWrong':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten und versuchen Sie es noch einmal.',
  'login.codeLost':
    'Weder Telefon noch Wiederherstellungscodes zur Hand? Wer zur Gruppe root gehört, kann Ihren zweiten Faktor zurücksetzen.',
  'login.recoveryCode': 'Wiederherstellungscode',
  'login.recoveryHint':
    'Einer der zehn Codes, die Sie beim Einrichten des zweiten Faktors aufbewahrt haben. Jeder gilt einmal.',
  'login.useRecovery': 'Wiederherstellungscode verwenden',
  'login.useApp': 'App verwenden',
  'login.back': 'Zurück zu Name und Passwort',
  'login.tryNow': 'Sie können es jetzt noch einmal versuchen.',
  'login.tooManyMinutes': {
    one: 'Zu viele Versuche. Versuchen Sie es in {count} Minute noch einmal.',
    other: 'Zu viele Versuche. Versuchen Sie es in {count} Minuten noch einmal.',
  },
  'notice.unauthorized': 'Sie müssen angemeldet sein.',
  'loading.title': 'Die Bearbeitungskopie wird geladen …',
  'loading.retry': 'Noch einmal versuchen',
};
