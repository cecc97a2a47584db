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
  'password.failed': 'Das Passwort konnte nicht geändert werden',
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
  'section.permissions': 'Mein Konto',
  'account.user': 'Sie sind als {user} angemeldet.',
  'password.wrong': 'Dieses Passwort stimmt nicht.',
  'factor.stateOn': 'Eingeschaltet: Beim Anmelden brauchen Sie Ihr Passwort und einen Code Ihrer App.',
  'factor.stateOff':
    'Ausgeschaltet: Wer Ihr Passwort kennt, kann sich anmelden. Der Code einer App auf Ihrem Telefon verhindert das.',
  'factor.left': {
    one: '{count} Wiederherstellungscode ist noch da.',
    other: '{count} Wiederherstellungscodes sind noch da.',
  },
  'factor.fewLeft': {
    one: 'Nur {count} Wiederherstellungscode ist noch da. Erzeugen Sie neue.',
    other: 'Nur {count} Wiederherstellungscodes sind noch da. Erzeugen Sie neue.',
  },
  'factor.demanded': 'Ihr Haus verlangt von Ihnen einen zweiten Faktor.',
  'factor.setUp': 'Einrichten …',
  'factor.otherPhone': 'Auf ein anderes Telefon umziehen …',
  'factor.renew': 'Neue Wiederherstellungscodes …',
  'factor.renewTitle': 'Neue Wiederherstellungscodes?',
  'factor.renewText': 'Die bisherigen Codes gelten dann sofort nicht mehr.',
  'factor.renewConfirm': 'Neue Codes erzeugen',
  'factor.remove': 'Ausschalten …',
  'factor.removeTitle': 'Zweiten Faktor ausschalten?',
  'factor.removeText': 'Zum Anmelden genügt dann Ihr Passwort. Die Wiederherstellungscodes gelten nicht mehr.',
  'factor.removeConfirm': 'Ausschalten',
  'factor.codeOrRecovery': 'Code der App oder ein Wiederherstellungscode',
  'sessions.title': 'Wo Sie angemeldet sind',
  'sessions.hint': 'Etwas dabei, das Sie nicht kennen? Melden Sie es ab und ändern Sie Ihr Passwort.',
  'sessions.device': '{browser} auf {system}',
  'sessions.unknown': 'Unbekanntes Gerät',
  'sessions.current': 'hier',
  'sessions.since': 'seit {since}, zuletzt benutzt {seen}',
  'sessions.end': 'Abmelden',
  'sessions.endOne': 'Abmelden: {name}, seit {since}',
  'sessions.ended': 'Dort abgemeldet.',
  'sessions.endOthers': 'Überall sonst abmelden',
  'sessions.othersEnded': 'Sie sind nur noch hier angemeldet.',
};
