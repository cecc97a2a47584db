import type { InfoPack } from '../pack.ts';

/** French texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': 'À propos du musée',
  'info.about': 'Qui sommes-nous ?',
  'info.hours': 'Horaires d’ouverture',
  'info.contact': 'Contact',
  'info.address': 'Adresse',
  'info.phone': 'Téléphone',
  'info.fax': 'Fax',
  'info.email': 'E-mail',
  'info.web': 'Site web',
  'info.news': 'Actualités',
  'info.newsLink': 'L’actualité du musée',
  'info.sponsors': 'Avec l’aimable soutien de',
  'info.privacy': 'Confidentialité',
  'info.privacyLink': 'Comment nous traitons vos données',
  'info.version': 'Contenu, version {counter}',
  'info.versionOf': 'Contenu, version {counter} du {date}',
  'info.empty': 'Le musée ne s’est pas encore présenté ici. À l’accueil, notre équipe vous renseignera volontiers.',
};
