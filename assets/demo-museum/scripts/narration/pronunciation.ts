import type { Language } from './definition.js';

/**
 * Pronunciation of names that the voice would read by the rules of the narration's language:
 * either a spelling that sounds right, or espeak-ng phonemes in double brackets.
 */
const spoken: Record<Language, Record<string, string>> = {
  de: {
    Alan: 'Ällen',
    anstößt: "[['anStY:st]]",
    Apollonios: "[[apOl'o:njOs]]",
    Barnsley: 'Barnsli',
    Bauplan: 'Bau-Plan',
    Baupläne: 'Bau-Pläne',
    Benoît: "[[bEno'A:]]",
    Causeway: "[[k'o:zvEI]]",
    'Dan Shechtman': "Dän [[S'Extman]]",
    'Darb-i Imam': "[[d'arbi im'A:m]]",
    Denys: 'Dennis',
    Descartes: "[[dek'art]]",
    Erbsubstanz: 'Erb-Substanz',
    'Fibonacci-Zahl': "[[fibon'atSi:]] Zahl",
    Fingerspitzen: 'Finger-Spitzen',
    Fjodorow: "[[fj'o:dORof]]",
    Fragezeichen: 'Frage-Zeichen',
    Geigenbogen: 'Geigen-Bogen',
    Germain: "[[ZErm'EN]]",
    "Giant's": "[[dZ'aI@nts]]",
    Giraffe: "[[gir'af@]]",
    Grabstein: 'Grab-Stein',
    'Guthrie Tait': "[[g'asRi:]] Teht",
    Hales: 'Hehls',
    hunderttausend: 'hundert tausend',
    Ingenieur: "[[InZEnj'Y:3]]",
    Isfahan: "[[IsfA:h'A:n]]",
    Jewgraf: 'Jefgraff',
    Karmelitermönch: 'Karmeliter-Mönch',
    Kristalle: "[[krIst'al@]]",
    Laborbuch: 'Labor-Buch',
    Labyrinth: "[[labyR'Int]]",
    Legeregeln: 'Lege-Regeln',
    Leoparden: "[[leop'ard@n]]",
    'Linus Pauling': "Lainus [[p'o:lIN]]",
    Michael: 'Maikel',
    Moiré: "[[moaR'e:]]",
    Mosaik: "[[moza'i:k]]",
    namens: 'nahmens',
    Penrose: 'Pennrohs',
    Pólya: 'Pohja',
    Quasikristalle: "Quasi [[krIst'al@]]",
    Roger: "[[r'OdZ3]]",
    Rotunde: "[[rot'Und@]]",
    Schachbrett: 'Schach-Brett',
    Sechstel: "[[z'Ekst@l]]",
    sechstel: "[[z'Ekst@l]]",
    Shechtman: "[[S'Extman]]",
    Sonnenblume: 'Sonnenbluhme',
    Sophie: "[[zof'i:]]",
    'Sébastien Truchet': "[[sebastj'EN tRyS'e:]]",
    Tapete: "[[tap'e:t@]]",
    Tapeten: "[[tap'e:t@n]]",
    Turing: "[[tj'u:RIN]]",
    Vinci: 'Wintschi',
    Woronoi: "[[voRon'OY]]",
    Young: 'Jang',
    Zufall: "[[ts'u:fal]]",
  },
  en: {
    Benoît: "[[bEnw'A:]]",
    Bernoulli: "[[b@n'u:lI]]",
    'bow of a violin': "[[b'oU]] of a violin",
    'Darb-i Imam': 'Darby Imahm',
    decagon: 'deckagon',
    Denys: 'Dennis',
    Descartes: 'Daycart',
    Germain: "[[ZE@m'an]]",
    girih: "[[gIr'i:]]",
    Jakob: 'Yahkob',
    mosaic: "[[m@z'eIIk]]",
    Nuremberg: "[[nj'U@r@mb3:g]]",
    Palatinate: "[[p@l'atIn@t]]",
    Penrose: 'Pennroze',
    permits: "[[p@m'Its]]",
    plaited: 'platted',
    Shechtman: "[[S'Ektm@n]]",
    Steinhardt: 'Stinehart',
    'Sébastien Truchet': 'Saybastyan Trooshay',
  },
};

/** The sentence as the voice should read it. The words on the screen stay as they are. */
export function speakable(sentence: string, language: Language): string {
  const names = Object.entries(spoken[language]).toSorted(([a], [b]) => b.length - a.length);
  const respelt = names.reduce(
    (text, [written, said]) => text.replaceAll(written, said),
    sentence.replaceAll('’', "'"),
  );
  return respelt.replace(/\b(1[1-9])(\d\d)\b/g, (_, century: string, rest: string) => year(century, rest, language));
}

function year(century: string, rest: string, language: Language): string {
  const number = Number(rest);
  if (language === 'de') return number === 0 ? `${century} hundert` : `${century} hundert ${number}`;
  if (number === 0) return `${century} hundred`;
  return number < 10 ? `${century} oh ${number}` : `${century} ${number}`;
}
