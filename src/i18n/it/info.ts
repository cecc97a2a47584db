import type { InfoPack } from '../pack.ts';

/** Italian texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': 'Il museo',
  'info.about': 'Chi siamo',
  'info.hours': 'Orari di apertura',
  'info.contact': 'Contatti',
  'info.address': 'Indirizzo',
  'info.phone': 'Telefono',
  'info.fax': 'Fax',
  'info.email': 'E-mail',
  'info.web': 'Sito web',
  'info.news': 'Novità',
  'info.newsLink': 'Che cosa succede al museo',
  'info.sponsors': 'Con il gentile sostegno di',
  'info.privacy': 'Privacy',
  'info.privacyLink': 'Come trattiamo i dati personali',
  'info.version': 'Contenuti, versione {counter}',
  'info.versionOf': 'Contenuti, versione {counter} del {date}',
  'info.empty': 'Il museo non si è ancora presentato. In biglietteria le daranno volentieri ogni informazione.',
};
