/** English texts of the staff area: languages side by side. */
export const cmsLanguages = {
  'pair.title': 'Languages of the forms',
  'pair.button': 'Languages of the forms: {languages}',
  'pair.both': '{source} → {target}',
  'pair.all': 'All languages',
  'pair.source': 'From',
  'pair.target': 'To',
  'pair.swap': 'Swap the languages',
  'pair.showAll': 'Show all languages',
  'pair.more': { one: '+ {count} more language', other: '+ {count} more languages' },
  'pair.moreMissing': {
    one: '+ {count} more language, {missing} missing',
    other: '+ {count} more languages, {missing} missing',
  },
  'pair.fewer': 'Fewer languages',
} as const satisfies Record<string, string | { readonly one: string; readonly other: string }>;
