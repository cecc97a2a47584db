import type { AccessPack } from '../pack.ts';

/** Dutch texts of the visitors' login. */
export const access: AccessPack = {
  'access.welcome': 'Welkom in het museum',
  'access.enter': 'Naar binnen',
  'access.checking': 'Een ogenblik, we controleren uw toegang…',
  'access.ended': 'Uw toegang is afgelopen. Zodra u weer binnen bent, gaat u verder waar u was.',
  'access.offline':
    'Er is nu geen verbinding. Wat u hebt ingevuld, blijft staan: probeer het opnieuw zodra u online bent.',
  'access.noNetwork':
    'Om naar binnen te gaan hebt u verbinding nodig, en de server van het museum is nu niet bereikbaar.',
  'access.tooMany': {
    one: 'Dat waren te veel pogingen. Wacht {count} seconde en probeer het dan opnieuw.',
    other: 'Dat waren te veel pogingen. Wacht {count} seconden en probeer het dan opnieuw.',
  },
  'access.trouble':
    'De server van het museum kan dit nu niet controleren. Probeer het zo meteen nog eens of vraag het aan de balie.',
  'token.title': 'Uw ticket, alstublieft',
  'token.lead':
    'Op uw ticket of op het briefje van de balie staat een toegangscode. Typ die in of scan de QR-code ernaast.',
  'token.label': 'Toegangscode',
  'token.hint': 'Hoofdletters of kleine letters, met of zonder spaties en streepjes: het maakt niet uit.',
  'token.empty': 'Typ de toegangscode in die op uw ticket staat.',
  'token.tooLong': 'Dat is te lang voor een toegangscode. Typ alleen de letters en cijfers van uw ticket in.',
  'token.unknown': 'Deze code kennen we niet. Vergelijk hem teken voor teken met uw ticket.',
  'token.usedByOther': 'Deze code wordt al op een ander toestel gebruikt. Aan de balie geven we u graag een nieuwe.',
  'token.expired': 'Deze code is niet meer geldig. Aan de balie geven we u graag een nieuwe.',
  'token.unknownStatus':
    'Of deze code geldig is, kunnen we nu niet zeggen. Probeer het nog eens of vraag het aan de balie.',
  'token.scan': 'QR-code scannen',
  'token.scanClose': 'Liever intypen',
  'token.foreign': 'Deze QR-code hoort niet bij een ticket. De juiste staat naast de toegangscode.',
  'login.title': 'Log in, alstublieft',
  'login.lead': 'Het wachtwoord staat op uw ticket, of u hoort het van onze medewerkers aan de balie.',
  'login.leadTimed': 'Het wachtwoord is een tijdje geldig. U vindt het op uw ticket of aan de balie.',
  'login.label': 'Wachtwoord',
  'login.show': 'Wachtwoord tonen',
  'login.hide': 'Wachtwoord verbergen',
  'login.empty': 'Typ het wachtwoord in.',
  'login.wrong': 'Dat is niet het wachtwoord. Let goed op hoofdletters en kleine letters.',
};
