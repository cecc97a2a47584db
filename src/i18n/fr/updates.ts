import type { UpdatesPack } from '../pack.ts';

/** French texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': 'Bienvenue',
  'updates.welcome.text': 'Le guide se prépare pour fonctionner aussi sans réseau. Cela prend un instant.',
  'updates.welcome.slow': 'Le réseau est lent. Le guide continue de se préparer en arrière-plan.',
  'updates.welcome.failed':
    'Le guide n’a pas pu être préparé pour fonctionner sans réseau. Pour le moment, il en a besoin.',
  'updates.prepared':
    'Le guide s’ouvre désormais aussi sans réseau. Pour écouter un parcours sans réseau, téléchargez-le.',
  'updates.found': 'Une mise à jour est en cours de téléchargement',
  'updates.found.text': 'Cela prend un instant.',
  'updates.ready': 'Application mise à jour',
  'updates.ready.text': 'Une nouvelle version du guide est prête. Après le redémarrage, vous reprenez là où vous êtes.',
  'updates.restart': 'Redémarrer maintenant ({seconds})',
  'updates.restartNow': 'Redémarrer maintenant',
  'updates.push': 'Appuyer pour redémarrer',
  'updates.later': 'Plus tard',
  'updates.restarting': 'Le guide redémarre',
  'updates.silent': 'Une nouvelle version du guide est prête. Elle démarrera à la prochaine ouverture du guide.',
  'updates.content': 'Le musée a modifié le guide.',
  'updates.content.show': 'Voir les changements',
  'updates.close': 'Fermer',
};
