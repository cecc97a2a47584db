import type { WalkPack } from '../pack.ts';

/** Dutch texts of "where am I". */
export const walk: WalkPack = {
  'walk.where': 'Waar ben ik?',
  'walk.follow': 'Terug naar mijn locatie',
  'walk.settings': 'Mijn locatie: instellingen',
  'walk.why': 'De kaart kan u laten zien waar u bent.',
  'walk.whyOpens': 'De kaart kan u laten zien waar u bent, en de stops gaan vanzelf open als u in de buurt komt.',
  'walk.private':
    'Uw browser vraagt u eerst om toestemming. Uw locatie blijft op uw toestel: ze wordt niet verstuurd en nergens bewaard.',
  'walk.start': 'Mijn locatie tonen',
  'walk.later': 'Nu niet',
  'walk.stop': 'Mijn locatie uitzetten',
  'walk.close': 'Sluiten',
  'walk.asking': 'Beantwoord alstublieft de vraag van uw browser.',
  'walk.searching': 'We zoeken uw locatie…',
  'walk.on': 'Uw locatie is tot op ongeveer {distance} bekend.',
  'walk.opens': 'Stops gaan vanzelf open',
  'walk.opensHint': 'Zodra u in de buurt komt, en nooit terwijl u naar een andere luistert.',
  'walk.awake': 'Scherm aan laten staan',
  'walk.awakeHint':
    'Een telefoon in de slaapstand merkt niet waar u bent. Een scherm dat aanblijft, kost meer batterij.',
  'walk.offMap': 'U bent buiten deze kaart. Die begint {distance} naar het {direction}.',
  'walk.opened': 'U bent er, dus deze stop is opengegaan: {title}',
  'walk.passed': 'U bent langs {title} gelopen: beluisteren?',
  'walk.denied':
    'De gids mag niet weten waar u bent. U kunt dat toestaan naast de adresbalk, of in de instellingen van uw browser en uw toestel. Probeer het daarna opnieuw.',
  'walk.unavailable':
    'Uw toestel kan nu niet bepalen waar het is. In de openlucht lukt dat meestal wel; kijk ook of de locatie in de instellingen aanstaat.',
  'walk.timeout': 'Uw toestel zoekt nog naar zijn locatie. In de openlucht gaat het sneller.',
  'walk.unsupported':
    'Deze browser kan niet bepalen waar u bent. Alle stops staan op de kaart: tik er een aan om die te openen.',
  'walk.insecure':
    'Een browser vertelt een pagina alleen via een beveiligde verbinding (https) waar u bent, en dat is deze niet. Alle stops staan op de kaart: tik er een aan om die te openen.',
  'walk.north': 'noorden',
  'walk.northEast': 'noordoosten',
  'walk.east': 'oosten',
  'walk.southEast': 'zuidoosten',
  'walk.south': 'zuiden',
  'walk.southWest': 'zuidwesten',
  'walk.west': 'westen',
  'walk.northWest': 'noordwesten',
};
