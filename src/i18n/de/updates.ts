import type { UpdatesPack } from '../pack.ts';

/** German texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': 'Willkommen',
  'updates.welcome.text':
    'Der Guide wird vorbereitet, damit er auch ohne Netz funktioniert. Das dauert einen Augenblick.',
  'updates.welcome.slow': 'Das Netz ist langsam. Der Guide bereitet sich im Hintergrund weiter vor.',
  'updates.welcome.failed':
    'Der Guide ließ sich nicht für die Nutzung ohne Netz vorbereiten. Vorerst braucht er eines.',
  'updates.prepared': 'Der Guide öffnet sich jetzt auch ohne Netz. Zum Hören ohne Netz laden Sie eine Tour herunter.',
  'updates.found': 'Eine Aktualisierung wird heruntergeladen',
  'updates.found.text': 'Das dauert einen Augenblick.',
  'updates.ready': 'App aktualisiert',
  'updates.ready.text':
    'Eine neue Version des Guides ist bereit. Nach dem Neustart geht es für Sie dort weiter, wo Sie sind.',
  'updates.restart': 'Jetzt neu starten ({seconds})',
  'updates.restartNow': 'Jetzt neu starten',
  'updates.push': 'Zum Neustart drücken',
  'updates.later': 'Später',
  'updates.restarting': 'Der Guide startet neu',
  'updates.silent': 'Eine neue Version des Guides ist bereit. Sie startet, wenn Sie den Guide das nächste Mal öffnen.',
  'updates.content': 'Das Museum hat den Guide geändert.',
  'updates.content.show': 'Änderungen zeigen',
  'updates.close': 'Schließen',
};
