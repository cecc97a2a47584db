import type { WalkPack } from '../pack.ts';

/** German texts of "where am I". */
export const walk: WalkPack = {
  'walk.where': 'Wo bin ich?',
  'walk.follow': 'Zurück zu meinem Standort',
  'walk.settings': 'Mein Standort: Einstellungen',
  'walk.why': 'Die Karte kann Ihnen zeigen, wo Sie sind.',
  'walk.whyOpens':
    'Die Karte kann Ihnen zeigen, wo Sie sind, und Stationen öffnen sich von selbst, wenn Sie näher kommen.',
  'walk.private':
    'Ihr Browser fragt Sie zuerst. Ihr Standort bleibt auf Ihrem Gerät: Er wird weder gesendet noch irgendwo gespeichert.',
  'walk.start': 'Meinen Standort zeigen',
  'walk.later': 'Jetzt nicht',
  'walk.stop': 'Standort ausschalten',
  'walk.close': 'Schließen',
  'walk.asking': 'Bitte beantworten Sie die Frage Ihres Browsers.',
  'walk.searching': 'Ihr Standort wird gesucht …',
  'walk.on': 'Ihr Standort ist auf etwa {distance} genau bekannt.',
  'walk.opens': 'Stationen öffnen sich von selbst',
  'walk.opensHint': 'Sobald Sie in ihre Nähe kommen, und nie, während Sie eine andere hören.',
  'walk.awake': 'Bildschirm anlassen',
  'walk.awakeHint': 'Ein Telefon im Ruhezustand merkt nicht, wo Sie sind. Das braucht mehr Akku.',
  'walk.offMap': 'Sie sind außerhalb dieser Karte. Sie beginnt {distance} weiter in Richtung {direction}.',
  'walk.opened': 'Sie sind da, deshalb hat sich diese Station geöffnet: {title}',
  'walk.passed': 'Sie sind an „{title}“ vorbeigegangen: anhören?',
  'walk.denied':
    'Der Guide darf nicht wissen, wo Sie sind. Sie können es neben der Adresszeile erlauben oder in den Einstellungen von Browser und Gerät. Versuchen Sie es dann noch einmal.',
  'walk.unavailable':
    'Ihr Gerät kann gerade nicht sagen, wo es ist. Unter freiem Himmel kann es das meistens; bitte sehen Sie auch nach, ob der Standort in seinen Einstellungen eingeschaltet ist.',
  'walk.timeout': 'Ihr Gerät sucht noch nach seinem Standort. Unter freiem Himmel geht es schneller.',
  'walk.unsupported':
    'Dieser Browser kann nicht sagen, wo Sie sind. Alle Stationen stehen auf der Karte: Tippen Sie eine an, um sie zu öffnen.',
  'walk.insecure':
    'Browser sagen einer Seite nur über eine sichere Verbindung (https), wo Sie sind, und das ist diese nicht. Alle Stationen stehen auf der Karte: Tippen Sie eine an, um sie zu öffnen.',
  'walk.north': 'Norden',
  'walk.northEast': 'Nordosten',
  'walk.east': 'Osten',
  'walk.southEast': 'Südosten',
  'walk.south': 'Süden',
  'walk.southWest': 'Südwesten',
  'walk.west': 'Westen',
  'walk.northWest': 'Nordwesten',
};
