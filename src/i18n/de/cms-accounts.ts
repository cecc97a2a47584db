import type { cmsAccounts as english } from '../en/cms-accounts.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: logging in with a second factor, and one's own account. */
export const cmsAccounts: PackLike<typeof english> = {
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
  'password.first': 'Eigenes Passwort wählen',
  'password.firstText':
    'Ihr Passwort hat jemand anderes gesetzt. Wählen Sie eines, das nur Sie kennen; dann kann es losgehen.',
  'password.old': 'Altes Passwort',
  'password.new': 'Neues Passwort',
  'password.again': 'Neues Passwort noch einmal',
  'password.hint': 'Nehmen Sie möglichst mindestens 10 Zeichen. Mehrere Wörter merkt man sich leicht.',
  'password.different': 'Die Passwörter stimmen nicht überein',
  'password.oldWrong': 'Das alte Passwort stimmt nicht',
  'password.leaked':
    'Dieses Passwort gehört zu denen, die zuerst geraten werden. Sie dürfen es behalten, ein anderes ist aber sicherer.',
  'password.simple':
    'Das ist leicht zu erraten: ein Name, ein häufiges Wort oder eine Tastenreihe. Sie dürfen es behalten, ein anderes ist aber sicherer.',
  'password.short': 'Das sind weniger als 10 Zeichen. Sie dürfen es behalten, ein längeres ist aber sicherer.',
  'password.save': 'Passwort ändern',
  'password.done': 'Ihr Passwort ist geändert. Alle Ihre anderen Sitzungen sind beendet.',
  'password.title': 'Passwort',
  'factor.title': 'Zweiter Faktor',
  'factor.first': 'Zweiten Faktor einrichten',
  'factor.firstText':
    'Ihr Haus verlangt beim Anmelden außer dem Passwort den Code einer App. Das Einrichten dauert zwei Minuten; halten Sie Ihr Telefon bereit.',
  'factor.passwordHint': 'Damit das niemand anderes an Ihrem Platz tun kann.',
  'factor.begin': 'Weiter',
  'factor.scan':
    'Scannen Sie dies mit einer App, die Codes zeigt, etwa Aegis, 2FAS, Google Authenticator oder Ihrem Passwortmanager.',
  'factor.qrCode': 'QR-Code für die App. Darunter steht dasselbe in Buchstaben.',
  'factor.orType': 'Keine Kamera? Tippen Sie diesen Schlüssel in die App ein, oder',
  'factor.openApp': 'öffnen Sie die App auf diesem Gerät.',
  'factor.copySecret': 'Schlüssel kopieren',
  'factor.copyFailed': 'Kopieren ist hier nicht erlaubt. Sie können den Text markieren.',
  'factor.firstCode': 'Code, den die App jetzt zeigt',
  'factor.confirm': 'Einschalten',
  'factor.isOn': 'Der zweite Faktor ist eingeschaltet.',
  'factor.keepCodes':
    'Bewahren Sie diese Wiederherstellungscodes außerhalb dieses Computers auf. Jeder ersetzt einmal einen Code der App, falls das Telefon verloren geht. Sie werden nicht noch einmal gezeigt.',
  'factor.codes': 'Wiederherstellungscodes',
  'factor.copyCodes': 'Kopieren',
  'factor.saveCodes': 'Als Datei sichern',
  'factor.areKept': 'Ich habe die Wiederherstellungscodes aufbewahrt.',
  'factor.done': 'Fertig',
  'factor.paper': 'Wiederherstellungscodes für Cicerone auf {place}, {day}',
};
