import type { NetworkPack } from '../pack.ts';

/** Italian texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': 'Errore di rete',
  'notice.network.details': 'Dettagli per il personale',
  'notice.network.ignore': 'Ignora',
  'notice.network.reload': 'Ricarica',
  'notice.network.copy': 'Copia',
  'notice.network.copied': 'Copiato.',
  'notice.network.copyFailed': 'Qui non è consentito copiare. Può selezionare il testo nei dettagli.',
};
