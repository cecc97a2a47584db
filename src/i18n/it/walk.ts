import type { WalkPack } from '../pack.ts';

/** Italian texts of "where am I". */
export const walk: WalkPack = {
  'walk.where': 'Dove sono?',
  'walk.follow': 'Torna alla mia posizione',
  'walk.settings': 'La mia posizione: impostazioni',
  'walk.why': 'La mappa può mostrarle dove si trova.',
  'walk.whyOpens': 'La mappa può mostrarle dove si trova, e le tappe si aprono da sole quando si avvicina.',
  'walk.private':
    'Prima il browser chiederà il permesso. La posizione resta sul dispositivo: non viene inviata né conservata da nessuna parte.',
  'walk.start': 'Mostra la mia posizione',
  'walk.later': 'Non ora',
  'walk.stop': 'Disattiva la mia posizione',
  'walk.close': 'Chiudi',
  'walk.asking': 'Risponda alla domanda del browser, per favore.',
  'walk.searching': 'Stiamo cercando la sua posizione…',
  'walk.on': 'La sua posizione è nota con un margine di circa {distance}.',
  'walk.opens': 'Apri le tappe automaticamente',
  'walk.opensHint': 'Appena si avvicina a una tappa, e mai mentre ne sta ascoltando un’altra.',
  'walk.awake': 'Tieni acceso lo schermo',
  'walk.awakeHint': 'Un telefono in standby non sa dove si trova. Lo schermo acceso consuma più batteria.',
  'walk.offMap': 'Si trova fuori da questa mappa, che comincia a {distance} verso {direction}.',
  'walk.opened': 'Ci siamo! Ecco la tappa che si è aperta: {title}',
  'walk.passed': 'È passato davanti a {title}: ascoltare?',
  'walk.denied':
    'La guida non è autorizzata a sapere dove si trova. Può dare il permesso accanto alla barra degli indirizzi o nelle impostazioni del browser e del dispositivo. Poi provi di nuovo.',
  'walk.unavailable':
    'Al momento il dispositivo non riesce a capire dove si trova. All’aperto di solito ci riesce; controlli anche che la localizzazione sia attiva nelle impostazioni.',
  'walk.timeout': 'Il dispositivo sta ancora cercando la posizione. All’aperto fa prima.',
  'walk.unsupported':
    'Questo browser non può dire dove si trova. Le tappe sono tutte sulla mappa: ne tocchi una per aprirla.',
  'walk.insecure':
    'Un browser comunica la posizione a una pagina solo se la connessione è sicura (https), e questa non lo è. Le tappe sono tutte sulla mappa: ne tocchi una per aprirla.',
  'walk.north': 'nord',
  'walk.northEast': 'nord-est',
  'walk.east': 'est',
  'walk.southEast': 'sud-est',
  'walk.south': 'sud',
  'walk.southWest': 'sud-ovest',
  'walk.west': 'ovest',
  'walk.northWest': 'nord-ovest',
};
