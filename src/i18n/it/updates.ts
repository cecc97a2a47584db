import type { UpdatesPack } from '../pack.ts';

/** Italian texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': 'Le diamo il benvenuto',
  'updates.welcome.text': 'La guida si sta preparando per funzionare anche senza rete. Ci vuole un attimo.',
  'updates.welcome.slow': 'La rete è lenta. La guida continua a prepararsi in background.',
  'updates.welcome.failed': 'Non è stato possibile preparare la guida per l’uso senza rete. Per ora ne ha bisogno.',
  'updates.prepared': 'Ora la guida si apre anche senza rete. Per ascoltare un percorso senza rete, lo scarichi.',
  'updates.found': 'È in corso il download di un aggiornamento',
  'updates.found.text': 'Ci vuole un attimo.',
  'updates.ready': 'App aggiornata',
  'updates.ready.text': 'È pronta una nuova versione della guida. Dopo il riavvio riprenderà da dove si trova.',
  'updates.restart': 'Riavvia ora ({seconds})',
  'updates.restartNow': 'Riavvia ora',
  'updates.push': 'Premi per riavviare',
  'updates.later': 'Più tardi',
  'updates.restarting': 'La guida si sta riavviando',
  'updates.silent': 'È pronta una nuova versione della guida. Si avvierà alla prossima apertura.',
  'updates.content': 'Il museo ha modificato la guida.',
  'updates.content.show': 'Mostra le modifiche',
  'updates.close': 'Chiudi',
};
