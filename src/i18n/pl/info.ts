import type { InfoPack } from '../pack.ts';

/** Polish texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': 'O muzeum',
  'info.about': 'O nas',
  'info.hours': 'Godziny otwarcia',
  'info.contact': 'Kontakt',
  'info.address': 'Adres',
  'info.phone': 'Telefon',
  'info.fax': 'Faks',
  'info.email': 'E-mail',
  'info.web': 'Strona internetowa',
  'info.news': 'Aktualności',
  'info.newsLink': 'Co słychać w muzeum',
  'info.sponsors': 'Wspierają nas',
  'info.privacy': 'Prywatność',
  'info.privacyLink': 'Jak dbamy o Państwa dane',
  'info.version': 'Treści, wersja {counter}',
  'info.versionOf': 'Treści, wersja {counter} z {date}',
  'info.empty': 'Muzeum nic jeszcze o sobie nie opowiedziało. W kasie chętnie służymy pomocą.',
};
