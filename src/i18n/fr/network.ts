import type { NetworkPack } from '../pack.ts';

/** French texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': 'Erreur de réseau',
  'notice.network.details': 'Détails pour l’équipe du musée',
  'notice.network.ignore': 'Ignorer',
  'notice.network.reload': 'Recharger',
  'notice.network.copy': 'Copier',
  'notice.network.copied': 'Copié.',
  'notice.network.copyFailed': 'La copie n’est pas autorisée ici. Vous pouvez sélectionner le texte dans les détails.',
};
