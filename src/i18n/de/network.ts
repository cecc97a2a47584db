import type { NetworkPack } from '../pack.ts';

/** German texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': 'Netzwerkfehler',
  'notice.network.details': 'Einzelheiten für das Personal',
  'notice.network.ignore': 'Ignorieren',
  'notice.network.reload': 'Neu laden',
  'notice.network.copy': 'Kopieren',
  'notice.network.copied': 'Kopiert.',
  'notice.network.copyFailed': 'Kopieren ist hier nicht erlaubt. Sie können den Text unter den Einzelheiten markieren.',
};
