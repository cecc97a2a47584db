/** English texts for the versions of stations, fetched with the first station that has some. The source of all keys of this kind. */
export const versions = {
  'versions.label': 'Other versions',
  'versions.AudioDescriptionURL': 'Audio description',
  'versions.SignLanguageURL': 'Sign language',
} as const;
