import type { UpdatesPack } from '../pack.ts';

/** Dutch texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': 'Welkom',
  'updates.welcome.text': 'De gids wordt voorbereid, zodat hij ook zonder netwerk werkt. Dit duurt even.',
  'updates.welcome.slow': 'Het netwerk is traag. De gids bereidt zich op de achtergrond verder voor.',
  'updates.welcome.failed':
    'De gids kon niet worden voorbereid voor gebruik zonder netwerk. Voorlopig heeft hij er een nodig.',
  'updates.prepared': 'De gids opent nu ook zonder netwerk. Download een tour om die zonder netwerk te beluisteren.',
  'updates.found': 'Er wordt een update gedownload',
  'updates.found.text': 'Dit duurt even.',
  'updates.ready': 'App bijgewerkt',
  'updates.ready.text': 'Er staat een nieuwe versie van de gids klaar. Na het herstarten gaat u verder waar u bent.',
  'updates.restart': 'Nu herstarten ({seconds})',
  'updates.restartNow': 'Nu herstarten',
  'updates.push': 'Druk om te herstarten',
  'updates.later': 'Later',
  'updates.restarting': 'De gids wordt herstart',
  'updates.silent': 'Er staat een nieuwe versie van de gids klaar. Die start de volgende keer dat u de gids opent.',
  'updates.content': 'Het museum heeft de gids gewijzigd.',
  'updates.content.show': 'Wijzigingen tonen',
  'updates.close': 'Sluiten',
};
