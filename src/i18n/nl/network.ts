import type { NetworkPack } from '../pack.ts';

/** Dutch texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': 'Netwerkfout',
  'notice.network.details': 'Details voor de medewerkers',
  'notice.network.ignore': 'Negeren',
  'notice.network.reload': 'Opnieuw laden',
  'notice.network.copy': 'Kopiëren',
  'notice.network.copied': 'Gekopieerd.',
  'notice.network.copyFailed': 'Kopiëren is hier niet toegestaan. U kunt de tekst onder de details selecteren.',
};
