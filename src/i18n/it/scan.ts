import type { ScanPack } from '../pack.ts';

/** Italian texts of the scanner. */
export const scan: ScanPack = {
  'scan.title': 'Scansiona un codice',
  'scan.lead':
    'Accanto a molti oggetti c’è un codice quadrato. Con la fotocamera si arriva direttamente alla tappa giusta.',
  'scan.start': 'Attiva la fotocamera',
  'scan.opening': 'Attivazione della fotocamera…',
  'scan.looking': 'Inquadri il codice nella cornice.',
  'scan.private': 'L’immagine resta sul dispositivo.',
  'scan.viewfinder': 'Immagine della fotocamera',
  'scan.torchOn': 'Accendi la luce',
  'scan.torchOff': 'Spegni la luce',
  'scan.foreign': 'Questo codice non appartiene a questa guida.',
  'scan.found': 'Trovato. Un attimo…',
  'scan.unavailable':
    'Questo browser non permette alla guida di usare una fotocamera. Una foto del codice va altrettanto bene.',
  'scan.denied':
    'La guida non può usare la fotocamera. La autorizzi accanto alla barra degli indirizzi o nelle impostazioni del browser, poi provi di nuovo.',
  'scan.missing': 'Su questo dispositivo non c’è una fotocamera. Una foto del codice va altrettanto bene.',
  'scan.busy': 'Un’altra app sta usando la fotocamera. La chiuda e provi di nuovo.',
  'scan.failed': 'Al momento non è possibile leggere i codici. Scelga la tappa dall’elenco.',
  'scan.photo': 'Scegli una foto del codice',
  'scan.photo.reading': 'Stiamo cercando il codice nella foto…',
  'scan.photo.nothing':
    'In questa foto non c’è nessun codice. Ne provi una in cui il codice sia più grande e ben a fuoco.',
  'scan.type': 'Digita o scegli il numero',
  'qr.title': 'Qui non conosciamo questo codice',
  'qr.unknownTour': 'Nessun percorso ha il codice «{code}». Forse è stato rimosso.',
  'qr.unknownItem': 'Nessuna tappa di questo percorso ha il codice «{code}». Forse è stata rimossa.',
  'qr.unknownPath': 'Questo codice porta a una pagina che non esiste più.',
  'qr.toTour': 'Vai alle tappe di questo percorso',
  'qr.again': 'Scansiona un codice',
};
