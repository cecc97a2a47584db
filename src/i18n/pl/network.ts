import type { NetworkPack } from '../pack.ts';

/** Polish texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': 'Błąd sieci',
  'notice.network.details': 'Szczegóły dla obsługi',
  'notice.network.ignore': 'Ignoruj',
  'notice.network.reload': 'Wczytaj ponownie',
  'notice.network.copy': 'Kopiuj',
  'notice.network.copied': 'Skopiowano.',
  'notice.network.copyFailed': 'Kopiowanie nie jest tu dozwolone. Można za to zaznaczyć tekst w szczegółach.',
};
