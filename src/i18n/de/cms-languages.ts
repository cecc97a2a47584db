import type { cmsLanguages as english } from '../en/cms-languages.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: languages side by side. */
export const cmsLanguages: PackLike<typeof english> = {
  'pair.title': 'Sprachen der Formulare',
  'pair.button': 'Sprachen der Formulare: {languages}',
  'pair.both': '{source} → {target}',
  'pair.all': 'Alle Sprachen',
  'pair.source': 'Aus',
  'pair.target': 'Nach',
  'pair.swap': 'Sprachen tauschen',
  'pair.showAll': 'Alle Sprachen zeigen',
  'pair.more': { one: '+ {count} weitere Sprache', other: '+ {count} weitere Sprachen' },
  'pair.moreMissing': {
    one: '+ {count} weitere Sprache, {missing} fehlt',
    other: '+ {count} weitere Sprachen, {missing} fehlen',
  },
  'pair.fewer': 'Weniger Sprachen',

  'translation.older': 'Älter als „{language}“',
  'translation.stillRight': 'Stimmt noch',
  'translation.stillRightIn': 'Stimmt noch: {language}',
  'section.translations': 'Übersetzungen',
  'translations.places': 'Touren und andere Texte',
  'translations.all': 'Alles',
  'translations.place.stations': 'Stationen ohne Tour',
  'translations.place.groups': 'Tourgruppen',
  'translations.place.museum': 'Museum und Einstellungen',
  'translations.place.messages': 'Textbausteine',
  'translations.place.themes': 'Layout/Themen',
  'translations.complete': 'vollständig',
  'translations.missing': { one: '{count} fehlt', other: '{count} fehlen' },
  'translations.older': { one: '{count} veraltet', other: '{count} veraltet' },
  'translations.done': '{part} % übersetzt',
  'translations.show': 'Anzeigen',
  'translations.both': 'Alle',
  'translations.onlyMissing': 'Fehlt',
  'translations.onlyOlder': 'Veraltet',
  'translations.count': { one: '{count} Text ist offen', other: '{count} Texte sind offen' },
  'translations.none':
    'Hier ist nichts offen: Jeder Text ist da, und von keinem ist bekannt, dass er älter ist als seine Vorlage.',
  'translations.noLanguages':
    'Das Museum hat eine Sprache. Legen Sie unter „Sprachen“ eine weitere an, dann stehen hier ihre fehlenden Texte.',
  'translations.field': '{object}: {field}',
  'translations.isMissing': 'fehlt',
  'translations.isOlder': 'älter als „{language}“',
  'translations.confirm': 'Stimmt noch: {text}',
  'translations.toList': 'Zeigen, was fehlt und was veraltet ist',
};
