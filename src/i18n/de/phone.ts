import type { PhonePack } from '../pack.ts';

/** German texts on a phone that shows the editing copy. */
export const phone = {
  'phone.sign': 'Vorschau, nicht veröffentlicht',
  'phone.waiting': 'Vorschau: Verbindung unterbrochen',
  'phone.ended': 'Die Vorschau ist beendet',
  'phone.endedText':
    'Sie dauert höchstens eine Stunde und nicht länger als die Anmeldung im CMS. Scannen Sie dort einen neuen Code, um weiterzumachen.',
  'phone.unreachable': 'Der Server des Museums ist nicht erreichbar',
  'phone.unreachableText':
    'Für die Vorschau muss das Telefon im selben Netz sein wie der Rechner, auf dem sie geöffnet wurde.',
  'phone.again': 'Erneut versuchen',
  'phone.guide': 'Zum veröffentlichten Guide',
} as const satisfies PhonePack;
