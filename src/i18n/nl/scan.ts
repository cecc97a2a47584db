import type { ScanPack } from '../pack.ts';

/** Dutch texts of the scanner. */
export const scan: ScanPack = {
  'scan.title': 'Code scannen',
  'scan.lead': 'Bij veel objecten vindt u een vierkante code. Uw camera brengt u direct naar de juiste stop.',
  'scan.start': 'Camera aanzetten',
  'scan.opening': 'Uw camera wordt aangezet…',
  'scan.looking': 'Houd de code binnen het kader.',
  'scan.private': 'Het beeld blijft op uw toestel.',
  'scan.viewfinder': 'Beeld van uw camera',
  'scan.torchOn': 'Licht aan',
  'scan.torchOff': 'Licht uit',
  'scan.foreign': 'Deze code hoort niet bij deze gids.',
  'scan.found': 'Gevonden. Een ogenblik…',
  'scan.unavailable': 'In deze browser kan de gids geen camera gebruiken. Een foto van de code werkt net zo goed.',
  'scan.denied':
    'De gids mag uw camera niet gebruiken. Geef toestemming naast de adresbalk of in de instellingen van uw browser en probeer het dan opnieuw.',
  'scan.missing': 'Op dit toestel is geen camera gevonden. Een foto van de code werkt net zo goed.',
  'scan.busy': 'Een andere app gebruikt uw camera. Sluit die app en probeer het dan opnieuw.',
  'scan.failed': 'Codes kunnen nu niet worden gelezen. Kies uw stop in de lijst.',
  'scan.photo': 'Foto van de code kiezen',
  'scan.photo.reading': 'We zoeken de code in uw foto…',
  'scan.photo.nothing':
    'Op deze foto is geen code gevonden. Probeer er een waarop de code groter en scherper te zien is.',
  'scan.type': 'Liever het nummer intypen of kiezen',
  'qr.title': 'Deze code kennen we hier niet',
  'qr.unknownTour': 'Er is geen tour met de code ‘{code}’. Misschien is hij verwijderd.',
  'qr.unknownItem': 'Deze tour heeft geen stop met de code ‘{code}’. Misschien is hij verwijderd.',
  'qr.unknownPath': 'Deze code leidt naar een pagina die niet meer bestaat.',
  'qr.toTour': 'Naar de stops van deze tour',
  'qr.again': 'Code scannen',
};
