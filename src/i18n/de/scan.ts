import type { ScanPack } from '../pack.ts';

/** German texts of the scanner. */
export const scan: ScanPack = {
  'scan.title': 'Code scannen',
  'scan.lead':
    'Neben vielen Exponaten finden Sie einen quadratischen Code. Ihre Kamera führt Sie direkt zur richtigen Station.',
  'scan.start': 'Kamera einschalten',
  'scan.opening': 'Ihre Kamera wird eingeschaltet …',
  'scan.looking': 'Halten Sie den Code in den Rahmen.',
  'scan.private': 'Das Bild bleibt auf Ihrem Gerät.',
  'scan.viewfinder': 'Bild Ihrer Kamera',
  'scan.torchOn': 'Licht an',
  'scan.torchOff': 'Licht aus',
  'scan.foreign': 'Dieser Code gehört nicht zu diesem Guide.',
  'scan.found': 'Gefunden. Einen Moment …',
  'scan.unavailable': 'Dieser Browser lässt den Guide keine Kamera benutzen. Ein Foto des Codes tut es genauso gut.',
  'scan.denied':
    'Der Guide darf Ihre Kamera nicht benutzen. Erlauben Sie es neben der Adresszeile oder in den Einstellungen Ihres Browsers, und versuchen Sie es dann noch einmal.',
  'scan.missing': 'An diesem Gerät wurde keine Kamera gefunden. Ein Foto des Codes tut es genauso gut.',
  'scan.busy':
    'Ihre Kamera wird gerade von einer anderen App benutzt. Bitte schließen Sie diese und versuchen Sie es noch einmal.',
  'scan.failed': 'Codes lassen sich gerade nicht lesen. Bitte wählen Sie Ihre Station aus der Liste.',
  'scan.photo': 'Foto des Codes wählen',
  'scan.photo.reading': 'Der Code wird in Ihrem Foto gesucht …',
  'scan.photo.nothing':
    'In diesem Foto wurde kein Code gefunden. Bitte versuchen Sie es mit einem, das den Code größer und schärfer zeigt.',
  'scan.type': 'Lieber die Nummer eingeben oder wählen',
  'qr.title': 'Dieser Code ist hier nicht bekannt',
  'qr.unknownTour': 'Eine Tour mit dem Code „{code}“ gibt es nicht. Vielleicht wurde sie abgebaut.',
  'qr.unknownItem': 'Diese Tour hat keine Station mit dem Code „{code}“. Vielleicht wurde sie abgebaut.',
  'qr.unknownPath': 'Wohin dieser Code führt, das gibt es hier nicht mehr.',
  'qr.toTour': 'Zu den Stationen dieser Tour',
  'qr.again': 'Code scannen',
};
