/** English texts of the search, fetched with it. The source of all keys of this kind. */
export const search = {
  'search.title': 'Search',
  'search.clear': 'Clear',
  'search.label.number': 'Station number',
  'search.label.words': 'What are you looking for?',
  'search.label.both': 'Number or word',
  'search.hint.number': 'Type the number beside an exhibit: the station appears here.',
  'search.hint.words': 'Type a word: a name, a place, a material. Everything our stations tell about it appears here.',
  'search.hint.both':
    'Type the number beside an exhibit, or a word: a name, a place, a material. Matching stations appear here.',
  'search.preparing': 'Looking through all stations …',
  'search.count': { one: '{count} station found', other: '{count} stations found' },
  'search.results': 'Stations found',
  'search.nothing': 'We have found nothing for “{typed}”. Perhaps a digit went astray, or another word leads there.',
} as const;
