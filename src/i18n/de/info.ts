import type { InfoPack } from '../pack.ts';

/** German texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': 'Über das Museum',
  'info.about': 'Über uns',
  'info.hours': 'Öffnungszeiten',
  'info.contact': 'Kontakt',
  'info.address': 'Anschrift',
  'info.phone': 'Telefon',
  'info.fax': 'Fax',
  'info.email': 'E-Mail',
  'info.web': 'Website',
  'info.news': 'Aktuelles',
  'info.newsLink': 'Was im Museum gerade los ist',
  'info.sponsors': 'Mit freundlicher Unterstützung von',
  'info.privacy': 'Datenschutz',
  'info.privacyLink': 'Wie wir mit Ihren Daten umgehen',
  'info.version': 'Inhalte, Version {counter}',
  'info.versionOf': 'Inhalte, Version {counter} vom {date}',
  'info.empty': 'Das Museum hat noch nichts über sich erzählt. An der Kasse hilft man Ihnen gern weiter.',
};
