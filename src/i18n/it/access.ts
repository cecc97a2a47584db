import type { AccessPack } from '../pack.ts';

/** Italian texts of the visitors' login. */
export const access: AccessPack = {
  'access.welcome': 'Le diamo il benvenuto al museo',
  'access.enter': 'Entra',
  'access.checking': 'Un attimo, stiamo verificando l’accesso…',
  'access.ended': 'Il suo accesso è terminato. Appena sarà di nuovo dentro, riprenderà da dove era.',
  'access.offline': 'Al momento non c’è connessione. Ciò che ha scritto resta qui: provi di nuovo quando sarà online.',
  'access.noNetwork': 'Per entrare serve la connessione, e al momento il server del museo non è raggiungibile.',
  'access.tooMany': {
    one: 'I tentativi sono stati troppi. Attenda {count} secondo e poi provi di nuovo.',
    other: 'I tentativi sono stati troppi. Attenda {count} secondi e poi provi di nuovo.',
  },
  'access.trouble':
    'In questo momento il server del museo non può fare la verifica. Provi di nuovo tra poco o chieda in biglietteria.',
  'token.title': 'Il biglietto, per favore',
  'token.lead':
    'Sul biglietto, o sul foglietto della biglietteria, c’è un codice di accesso. Lo digiti o scansioni il QR code accanto.',
  'token.label': 'Codice di accesso',
  'token.hint': 'Maiuscole o minuscole, con o senza spazi e trattini: è lo stesso.',
  'token.empty': 'Digiti il codice di accesso stampato sul biglietto.',
  'token.tooLong': 'È troppo lungo per un codice di accesso. Digiti solo le lettere e le cifre del biglietto.',
  'token.unknown': 'Non conosciamo questo codice. Lo confronti con il biglietto, carattere per carattere.',
  'token.usedByOther':
    'Questo codice è già in uso su un altro dispositivo. In biglietteria gliene daranno volentieri uno nuovo.',
  'token.expired': 'Questo codice non è più valido. In biglietteria gliene daranno volentieri uno nuovo.',
  'token.unknownStatus':
    'Al momento non possiamo dire se questo codice sia valido. Provi di nuovo o chieda in biglietteria.',
  'token.scan': 'Scansiona il QR code',
  'token.scanClose': 'Digita il codice',
  'token.foreign': 'Questo QR code non è quello di un biglietto. Quello giusto si trova accanto al codice di accesso.',
  'login.title': 'Accesso alla guida',
  'login.lead': 'La password si trova sul biglietto, oppure può chiederla in biglietteria.',
  'login.leadTimed': 'La password è valida per un certo tempo. La trova sul biglietto o in biglietteria.',
  'login.label': 'Password',
  'login.show': 'Mostra la password',
  'login.hide': 'Nascondi la password',
  'login.empty': 'Digiti la password.',
  'login.wrong': 'La password non è corretta. Faccia attenzione a maiuscole e minuscole.',
};
