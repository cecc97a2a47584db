import type { AccessPack } from '../pack.ts';

/** French texts of the visitors' login. */
export const access: AccessPack = {
  'access.welcome': 'Bienvenue au musée',
  'access.enter': 'Entrer',
  'access.checking': 'Un instant, nous vérifions votre accès…',
  'access.ended': 'Votre accès est terminé. Dès que vous l’aurez renouvelé, vous reprendrez là où vous étiez.',
  'access.offline':
    'Il n’y a pas de connexion pour le moment. Votre saisie est conservée : réessayez dès que vous serez en ligne.',
  'access.noNetwork': 'Il faut une connexion pour entrer, et le serveur du musée est injoignable pour le moment.',
  'access.tooMany': {
    one: 'Il y a eu trop d’essais. Merci d’attendre {count} seconde, puis de réessayer.',
    other: 'Il y a eu trop d’essais. Merci d’attendre {count} secondes, puis de réessayer.',
  },
  'access.trouble':
    'Le serveur du musée ne peut pas faire cette vérification pour le moment. Réessayez dans un instant ou adressez-vous à l’accueil.',
  'token.title': 'Votre billet, s’il vous plaît',
  'token.lead':
    'Un code d’accès figure sur votre billet ou sur le papier remis à l’accueil. Saisissez-le ou scannez le QR code à côté.',
  'token.label': 'Code d’accès',
  'token.hint': 'Majuscules ou minuscules, avec ou sans espaces et tirets : peu importe.',
  'token.empty': 'Saisissez le code d’accès imprimé sur votre billet.',
  'token.tooLong':
    'C’est trop long pour un code d’accès. Saisissez uniquement les lettres et les chiffres de votre billet.',
  'token.unknown': 'Nous ne connaissons pas ce code. Comparez-le avec votre billet, caractère par caractère.',
  'token.usedByOther':
    'Ce code est déjà utilisé sur un autre appareil. À l’accueil, nous vous en donnerons volontiers un nouveau.',
  'token.expired': 'Ce code n’est plus valable. À l’accueil, nous vous en donnerons volontiers un nouveau.',
  'token.unknownStatus':
    'Nous ne pouvons pas dire pour le moment si ce code est valable. Réessayez ou adressez-vous à l’accueil.',
  'token.scan': 'Scanner le QR code',
  'token.scanClose': 'Saisir le code',
  'token.foreign': 'Ce QR code n’est pas celui d’un billet. Le bon se trouve à côté du code d’accès.',
  'login.title': 'Merci de vous identifier',
  'login.lead': 'Le mot de passe figure sur votre billet, ou notre équipe vous le donnera à l’accueil.',
  'login.leadTimed': 'Le mot de passe est valable un certain temps. Vous le trouverez sur votre billet ou à l’accueil.',
  'login.label': 'Mot de passe',
  'login.show': 'Afficher le mot de passe',
  'login.hide': 'Masquer le mot de passe',
  'login.empty': 'Saisissez le mot de passe.',
  'login.wrong': 'Ce n’est pas le bon mot de passe. Regardez bien les majuscules et les minuscules.',
};
