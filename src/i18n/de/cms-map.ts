import type { cmsMap as english } from '../en/cms-map.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: how a map's picture lies on the earth. */
export const cmsMap: PackLike<typeof english> = {
  'place.empty': 'Fügen Sie Koordinaten ein, oder tippen Sie sie.',
  'place.one-number': 'Ein Ort hat eine Breite und eine Länge. Gefunden wurde nur eine von beiden: „{part}“.',
  'place.unread': '„{part}“ wurde nicht verstanden.',
  'place.ambiguous': '„{part}“ lässt sich verschieden lesen. Setzen Sie ein Semikolon zwischen Breite und Länge.',
  'place.latitude': '{part} ist keine Breite: Breiten gehen von -90 bis 90 Grad.',
  'place.longitude': '{part} ist keine Länge: Längen gehen von -180 bis 180 Grad.',
  'place.sixty': 'Minuten und Sekunden sind kleiner als 60: „{part}“.',
  'place.sign': '„{part}“ hat ein Minuszeichen und eine Himmelsrichtung. Lassen Sie eins davon weg.',
  'place.directions': '„{part}“ braucht eine Richtung nach Norden oder Süden und eine nach Osten oder Westen.',
  'place.projected':
    '„{part}“ ist in Metern angegeben, wie in UTM. Hier gelten nur Grade von Breite und Länge (WGS 84).',
  'place.short-link':
    'Dieser kurze Link enthält den Ort nicht. Öffnen Sie ihn, und kopieren Sie die Adresse, die der Browser dann zeigt.',
  'place.no-place': 'In diesem Link steht kein Ort: {part}',
};
