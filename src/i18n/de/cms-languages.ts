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
};
