import type { cmsPlay as english } from '../en/cms-play.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: rehearsing games in the preview. */
export const cmsPlay: PackLike<typeof english> = {
  'play.title': 'Spiel durchprobieren',
  'play.hide': 'Werkzeuge zum Durchprobieren ausblenden',
  'play.jump': 'Springen',
  'play.start.announced': 'Einführung',
  'play.start.first': 'Erster Versuch',
  'play.start.third': 'Dritter Versuch',
  'play.start.won': 'Gewonnen',
  'play.start.explained': 'Erklärung',
  'play.areas': 'Alle Trefferflächen zeigen',
  'play.slow': 'Zeitlupe',
  'play.more': 'Link und mehr',
  'play.seed': 'Nummer der Mischung',
  'play.seed.hint': 'Dieselbe Nummer mischt wieder genauso.',
  'play.otherSeed': 'Anders mischen',
  'play.link': 'Link auf dieses Spiel',
  'play.link.hint': 'Öffnet diese Station mit dieser Mischung ab dieser Stelle.',
  'play.link.plainHint': 'Öffnet diese Station ab dieser Stelle.',
  'play.copyLink': 'Link kopieren',
  'play.copied': 'Der Link ist kopiert.',
  'play.notCopied': 'Der Browser erlaubt das Kopieren nicht. Markieren Sie den Link und kopieren Sie ihn selbst.',
  'play.help': 'Hilfe zum Durchprobieren',

  'play.broken.start':
    'Der Link sagt nicht, wo das Spiel beginnen soll, oder nennt etwas Unbekanntes. Die Vorschau ist wie gewohnt.',
  'play.broken.seed': 'Die Nummer der Mischung fehlt im Link oder stimmt nicht. Die Vorschau ist wie gewohnt.',
  'play.broken.phone': 'Die Größe des Telefons fehlt im Link oder stimmt nicht. Die Vorschau ist wie gewohnt.',
  'play.broken.noGame': 'Der Link führt zu einem Spiel, aber diese Station ist keines mehr.',

  'play.noIntroduction': 'Diese Station hat keine gesprochene Einführung. Das Spiel beginnt deshalb sofort.',
  'play.noExplanation': 'Diese Station hat keine Erklärung. Nach dem Gewinn ist deshalb Schluss.',
  'play.notReached': 'Dieses Spiel lässt sich nicht bis dorthin bringen.',
};
