import type { ScanPack } from '../pack.ts';

/** French texts of the scanner. */
export const scan: ScanPack = {
  'scan.title': 'Scanner un code',
  'scan.lead':
    'À côté de nombreux objets se trouve un code carré. Votre appareil photo vous mène directement à la bonne étape.',
  'scan.start': 'Activer l’appareil photo',
  'scan.opening': 'Activation de l’appareil photo…',
  'scan.looking': 'Placez le code dans le cadre.',
  'scan.private': 'L’image reste sur votre appareil.',
  'scan.viewfinder': 'Image de votre appareil photo',
  'scan.torchOn': 'Allumer la lampe',
  'scan.torchOff': 'Éteindre la lampe',
  'scan.foreign': 'Ce code n’appartient pas à ce guide.',
  'scan.found': 'Trouvé. Un instant…',
  'scan.unavailable':
    'Ce navigateur ne permet pas au guide d’utiliser un appareil photo. Une photo du code fera tout aussi bien l’affaire.',
  'scan.denied':
    'Le guide n’a pas accès à votre appareil photo. Autorisez-le à côté de la barre d’adresse ou dans les réglages de votre navigateur, puis réessayez.',
  'scan.missing': 'Aucune caméra n’a été trouvée sur cet appareil. Une photo du code fera tout aussi bien l’affaire.',
  'scan.busy': 'Une autre application utilise votre appareil photo. Fermez-la, puis réessayez.',
  'scan.failed': 'Les codes ne peuvent pas être lus pour le moment. Choisissez votre étape dans la liste.',
  'scan.photo': 'Choisir une photo du code',
  'scan.photo.reading': 'Nous cherchons le code dans votre photo…',
  'scan.photo.nothing':
    'Aucun code n’a été trouvé sur cette photo. Essayez-en une où le code est plus grand et bien net.',
  'scan.type': 'Saisir ou choisir plutôt le numéro',
  'qr.title': 'Ce code n’est pas connu ici',
  'qr.unknownTour': 'Aucun parcours ne porte le code « {code} ». Il a peut-être été retiré.',
  'qr.unknownItem': 'Aucune étape de ce parcours ne porte le code « {code} ». Elle a peut-être été retirée.',
  'qr.unknownPath': 'Ce code mène à une page qui n’existe plus.',
  'qr.toTour': 'Voir les étapes de ce parcours',
  'qr.again': 'Scanner un code',
};
