import type { WalkPack } from '../pack.ts';

/** Polish texts of "where am I". */
export const walk: WalkPack = {
  'walk.where': 'Gdzie jestem?',
  'walk.follow': 'Wróć do mojej lokalizacji',
  'walk.settings': 'Moja lokalizacja: ustawienia',
  'walk.why': 'Mapa może pokazać, gdzie Państwo są.',
  'walk.whyOpens': 'Mapa może pokazać, gdzie Państwo są, a przystanki będą się same otwierać, gdy będą Państwo blisko.',
  'walk.private':
    'Przeglądarka najpierw zapyta o zgodę. Państwa lokalizacja zostaje w urządzeniu: nigdzie jej nie wysyłamy ani nie zapisujemy.',
  'walk.start': 'Pokaż moją lokalizację',
  'walk.later': 'Nie teraz',
  'walk.stop': 'Wyłącz moją lokalizację',
  'walk.close': 'Zamknij',
  'walk.asking': 'Prosimy odpowiedzieć na pytanie przeglądarki.',
  'walk.searching': 'Ustalamy lokalizację…',
  'walk.on': 'Lokalizacja jest znana z dokładnością do około {distance}.',
  'walk.opens': 'Przystanki otwierają się same',
  'walk.opensHint': 'Gdy tylko znajdą się Państwo w pobliżu, ale nigdy podczas słuchania innego.',
  'walk.awake': 'Nie wygaszaj ekranu',
  'walk.awakeHint': 'Uśpiony telefon nie zauważa, gdzie Państwo są. Włączony ekran zużywa więcej baterii.',
  'walk.offMap': 'Są Państwo poza tą mapą. Zaczyna się ona {distance} na {direction} stąd.',
  'walk.opened': 'Są Państwo na miejscu, więc otworzył się przystanek: {title}',
  'walk.passed': 'Minęli Państwo {title}: posłuchać?',
  'walk.denied':
    'Przewodnik nie ma zgody, by wiedzieć, gdzie Państwo są. Można jej udzielić obok paska adresu albo w ustawieniach przeglądarki i urządzenia, a potem spróbować ponownie.',
  'walk.unavailable':
    'Urządzenie nie potrafi teraz ustalić, gdzie jest. Pod gołym niebem zwykle się to udaje; prosimy też sprawdzić, czy w jego ustawieniach włączone są usługi lokalizacji.',
  'walk.timeout': 'Urządzenie wciąż ustala lokalizację. Pod gołym niebem idzie to szybciej.',
  'walk.unsupported':
    'Ta przeglądarka nie potrafi ustalić, gdzie Państwo są. Wszystkie przystanki są na mapie: wystarczy dotknąć jednego, aby go otworzyć.',
  'walk.insecure':
    'Przeglądarki podają stronie lokalizację tylko przez bezpieczne połączenie (https), a to takie nie jest. Wszystkie przystanki są na mapie: wystarczy dotknąć jednego, aby go otworzyć.',
  'walk.north': 'północ',
  'walk.northEast': 'północny wschód',
  'walk.east': 'wschód',
  'walk.southEast': 'południowy wschód',
  'walk.south': 'południe',
  'walk.southWest': 'południowy zachód',
  'walk.west': 'zachód',
  'walk.northWest': 'północny zachód',
};
