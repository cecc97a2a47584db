import type { AccessPack } from '../pack.ts';

/** German texts of the visitors' login. */
export const access: AccessPack = {
  'access.welcome': 'Willkommen im Museum',
  'access.enter': 'Eintreten',
  'access.checking': 'Einen Augenblick, Ihr Zugang wird geprüft …',
  'access.ended': 'Ihr Zugang ist zu Ende. Mit einem neuen geht es da weiter, wo Sie waren.',
  'access.offline':
    'Gerade gibt es keine Verbindung. Ihre Eingabe bleibt stehen: Bitte versuchen Sie es noch einmal, sobald Sie online sind.',
  'access.noNetwork':
    'Für den Eintritt brauchen Sie das Netz, und der Server des Museums ist gerade nicht zu erreichen.',
  'access.tooMany': {
    one: 'Das waren zu viele Versuche. Bitte warten Sie {count} Sekunde, und versuchen Sie es dann noch einmal.',
    other: 'Das waren zu viele Versuche. Bitte warten Sie {count} Sekunden, und versuchen Sie es dann noch einmal.',
  },
  'access.trouble':
    'Der Server des Museums kann das gerade nicht prüfen. Bitte versuchen Sie es gleich noch einmal, oder fragen Sie an der Kasse.',
  'token.title': 'Ihre Eintrittskarte, bitte',
  'token.lead':
    'Auf Ihrer Karte oder dem Zettel von der Kasse steht ein Token. Tippen Sie es ein, oder scannen Sie den Code daneben.',
  'token.label': 'Token',
  'token.hint': 'Groß oder klein, mit oder ohne Leerzeichen und Striche: das ist gleich.',
  'token.empty': 'Bitte tippen Sie das Token ein, das auf Ihrer Karte steht.',
  'token.tooLong': 'Das ist zu lang für ein Token. Bitte tippen Sie nur die Buchstaben und Ziffern von Ihrer Karte.',
  'token.unknown': 'Dieses Token kennen wir nicht. Bitte vergleichen Sie es Zeichen für Zeichen mit Ihrer Karte.',
  'token.usedByOther':
    'Dieses Token wird schon auf einem anderen Gerät benutzt. An der Kasse gibt man Ihnen gern ein neues.',
  'token.expired': 'Dieses Token ist abgelaufen. An der Kasse gibt man Ihnen gern ein neues.',
  'token.unknownStatus':
    'Ob dieses Token gilt, lässt sich gerade nicht sagen. Bitte versuchen Sie es noch einmal, oder fragen Sie an der Kasse.',
  'token.scan': 'Code scannen',
  'token.scanClose': 'Lieber tippen',
  'token.foreign': 'Das ist nicht der Code einer Eintrittskarte. Er steht neben dem Token.',
  'login.title': 'Bitte melden Sie sich an',
  'login.lead': 'Das Passwort steht auf Ihrer Karte, oder man sagt es Ihnen an der Kasse.',
  'login.leadTimed': 'Das Passwort gilt für eine Weile. Es steht auf Ihrer Karte, oder man sagt es Ihnen an der Kasse.',
  'login.label': 'Passwort',
  'login.show': 'Passwort zeigen',
  'login.hide': 'Passwort verbergen',
  'login.empty': 'Bitte tippen Sie das Passwort ein.',
  'login.wrong': 'Das ist nicht das Passwort. Bitte achten Sie auf große und kleine Buchstaben.',
};
