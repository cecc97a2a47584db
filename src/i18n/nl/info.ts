import type { InfoPack } from '../pack.ts';

/** Dutch texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': 'Over het museum',
  'info.about': 'Over ons',
  'info.hours': 'Openingstijden',
  'info.contact': 'Contact',
  'info.address': 'Adres',
  'info.phone': 'Telefoon',
  'info.fax': 'Fax',
  'info.email': 'E-mail',
  'info.web': 'Website',
  'info.news': 'Nieuws',
  'info.newsLink': 'Wat er in het museum te doen is',
  'info.sponsors': 'Met dank aan',
  'info.privacy': 'Privacy',
  'info.privacyLink': 'Hoe we met uw gegevens omgaan',
  'info.version': 'Inhoud, versie {counter}',
  'info.versionOf': 'Inhoud, versie {counter} van {date}',
  'info.empty': 'Het museum heeft nog niets over zichzelf verteld. Aan de balie helpen we u graag verder.',
};
