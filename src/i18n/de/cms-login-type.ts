import type { cmsLoginType as english } from '../en/cms-login-type.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: how visitors log in. */
export const cmsLoginType: PackLike<typeof english> = {
  'loginType.hint':
    'Wer den Guide öffnen darf. Das gilt für alle Gäste, sobald es gespeichert ist; veröffentlicht werden muss nichts.',
  'loginType.label': 'Gäste öffnen den Guide',
  'loginType.none': 'Ohne Einschränkung',
  'loginType.none.hint': 'Alle können den Guide öffnen, von überall.',
  'loginType.token': 'Mit einem Token',
  'loginType.token.hint':
    'Jeder Gast bekommt an der Kasse ein Token, als QR-Code oder zum Eintippen. Es gilt auf einem Gerät.',
  'loginType.password': 'Mit einem Passwort',
  'loginType.password.hint': 'Alle Gäste tippen dasselbe Passwort ein, zum Beispiel von einem Plakat im Foyer.',
  'loginType.timed': 'Mit einem Passwort auf Zeit',
  'loginType.timed.hint': 'Ebenso, aber der Zugang endet nach der Dauer, die Sie wählen.',
  'loginType.title': 'Text über dem Passwortfeld',
  'loginType.titleHint': 'Zum Beispiel: „Das Passwort steht auf Ihrer Eintrittskarte.“ Kann leer bleiben.',
  'loginType.password.field': 'Passwort für Gäste',
  'loginType.newPassword': 'Neues Passwort für Gäste',
  'loginType.passwordHint': 'Kurz und auf dem Telefon leicht zu tippen. Groß- und Kleinschreibung zählt.',
  'loginType.passwordSet': 'Ein Passwort ist gesetzt. Lassen Sie das Feld leer, um es zu behalten.',
  'loginType.passwordUnread':
    'Es wird so gespeichert, dass niemand es lesen kann. Notieren Sie es dort, wo Ihr Team es findet.',
  'loginType.passwordMissing': 'Geben Sie ein Passwort ein oder wählen Sie eine andere Art des Zugangs.',
  'loginType.period': 'Der Zugang gilt',
  'loginType.periodTimed': 'Von der Anmeldung des Gastes an.',
  'loginType.periodToken': 'Vom ersten Gebrauch des Tokens an.',
  'loginType.periodWrong': 'Geben Sie eine ganze Zahl ab 1 ein.',
  'loginType.unit': 'Einheit',
  'loginType.unit.seconds': 'Sekunden',
  'loginType.unit.hours': 'Stunden',
  'loginType.unit.days': 'Tage',
  'loginType.unit.weeks': 'Wochen',
  'loginType.ends': 'Gäste, die gerade im Guide sind, müssen sich dann anmelden.',
  'loginType.save': 'Zugang speichern',
  'loginType.reset': 'Änderungen verwerfen',
  'loginType.isSaved': 'So gilt es jetzt.',
  'loginType.saved': 'Der Zugang ist gespeichert und gilt ab jetzt.',
};
