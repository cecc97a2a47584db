import type { UpdatesPack } from '../pack.ts';

/** Polish texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': 'Witamy',
  'updates.welcome.text': 'Przewodnik przygotowuje się, aby działać także bez sieci. To potrwa chwilę.',
  'updates.welcome.slow': 'Sieć działa wolno. Przewodnik przygotowuje się dalej w tle.',
  'updates.welcome.failed': 'Nie udało się przygotować przewodnika do działania bez sieci. Na razie jej potrzebuje.',
  'updates.prepared': 'Przewodnik otwiera się teraz także bez sieci. Aby słuchać trasy bez sieci, trzeba ją pobrać.',
  'updates.found': 'Trwa pobieranie aktualizacji',
  'updates.found.text': 'To potrwa chwilę.',
  'updates.ready': 'Aplikacja zaktualizowana',
  'updates.ready.text':
    'Nowa wersja przewodnika jest gotowa. Po ponownym uruchomieniu można kontynuować w tym samym miejscu.',
  'updates.restart': 'Uruchom ponownie teraz ({seconds})',
  'updates.restartNow': 'Uruchom ponownie teraz',
  'updates.push': 'Naciśnij, aby uruchomić ponownie',
  'updates.later': 'Później',
  'updates.restarting': 'Przewodnik uruchamia się ponownie',
  'updates.silent': 'Nowa wersja przewodnika jest gotowa. Uruchomi się przy następnym otwarciu przewodnika.',
  'updates.content': 'Muzeum zmieniło przewodnik.',
  'updates.content.show': 'Pokaż zmiany',
  'updates.close': 'Zamknij',
};
