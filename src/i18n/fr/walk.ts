import type { WalkPack } from '../pack.ts';

/** French texts of "where am I". */
export const walk: WalkPack = {
  'walk.where': 'Où suis-je ?',
  'walk.follow': 'Revenir à ma position',
  'walk.settings': 'Ma position : réglages',
  'walk.why': 'Le plan peut vous montrer où vous êtes.',
  'walk.whyOpens': 'Le plan peut vous montrer où vous êtes, et les étapes s’ouvrent d’elles-mêmes à votre approche.',
  'walk.private':
    'Votre navigateur vous demandera d’abord votre accord. Votre position reste sur votre appareil : elle n’est ni envoyée ni conservée.',
  'walk.start': 'Afficher ma position',
  'walk.later': 'Pas maintenant',
  'walk.stop': 'Ne plus me localiser',
  'walk.close': 'Fermer',
  'walk.asking': 'Merci de répondre à la question de votre navigateur.',
  'walk.searching': 'Nous cherchons votre position…',
  'walk.on': 'Votre position est connue à environ {distance} près.',
  'walk.opens': 'Ouvrir les étapes automatiquement',
  'walk.opensHint': 'Dès que vous vous en approchez, et jamais pendant que vous en écoutez une autre.',
  'walk.awake': 'Garder l’écran allumé',
  'walk.awakeHint': 'Un téléphone en veille ne sait pas où vous êtes. L’écran allumé use davantage la batterie.',
  'walk.offMap': 'Vous êtes en dehors de ce plan. Il commence à {distance}, vers {direction}.',
  'walk.opened': 'Vous y êtes, cette étape s’est donc ouverte : {title}',
  'walk.passed': 'Vous êtes passé devant {title} : écouter ?',
  'walk.denied':
    'Le guide n’est pas autorisé à savoir où vous êtes. Vous pouvez l’y autoriser à côté de la barre d’adresse, ou dans les réglages de votre navigateur et de votre appareil. Réessayez ensuite.',
  'walk.unavailable':
    'Votre appareil ne parvient pas à se situer pour le moment. En plein air, il y arrive le plus souvent ; vérifiez aussi que la localisation est activée dans ses réglages.',
  'walk.timeout': 'Votre appareil cherche encore sa position. En plein air, c’est plus rapide.',
  'walk.unsupported':
    'Ce navigateur ne peut pas dire où vous êtes. Toutes les étapes sont sur le plan : touchez-en une pour l’ouvrir.',
  'walk.insecure':
    'Un navigateur n’indique votre position à une page que si la connexion est sécurisée (https), ce qui n’est pas le cas ici. Toutes les étapes sont sur le plan : touchez-en une pour l’ouvrir.',
  'walk.north': 'le nord',
  'walk.northEast': 'le nord-est',
  'walk.east': 'l’est',
  'walk.southEast': 'le sud-est',
  'walk.south': 'le sud',
  'walk.southWest': 'le sud-ouest',
  'walk.west': 'l’ouest',
  'walk.northWest': 'le nord-ouest',
};
