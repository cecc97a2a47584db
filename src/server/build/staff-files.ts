import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** The packages of a part of the staff area that not every section needs. */
function packages(name: string, ...named: readonly string[]): Splitting['groups'] & object {
  return [{ name, test: new RegExp(`/node_modules/(?:${named.join('|')})`), priority: 9 }];
}

/**
 * The files of the staff area: what every section needs, what single sections need, and one file of texts for each
 * language. A file costs a browser five to nine milliseconds of processor, whatever its size; by modules there were 581.
 */
export const staffFiles: Splitting = {
  includeDependenciesRecursively: false,
  groups: [
    ...packages('react', 'react/', 'react-dom/', 'scheduler/', 'xstate/', '@xstate/'),
    ...packages('drawing', '@pixi/', 'pixi.js/', 'earcut/', 'parse-svg-path/', 'gifuct-js/', 'tiny-lru/'),
    ...packages(
      'charts',
      'recharts/',
      '@mantine/charts/',
      'd3-',
      '@reduxjs/',
      'react-redux/',
      'es-toolkit/',
      'decimal',
    ),
    ...packages(
      'writing',
      '@tiptap/',
      '@mantine/tiptap/',
      'prosemirror',
      'linkifyjs/',
      'orderedmap/',
      'rope-sequence/',
    ),
    ...packages('maps', 'leaflet/', 'react-leaflet/', '@react-leaflet/'),
    { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 6 },
    { name: 'more-libraries', test: /\/node_modules\//, priority: 5 },
    {
      name: (id) => /\/i18n\/([\w-]+)\//.exec(id)?.[1],
      debugName: 'texts',
      test: /\/src\/i18n\/[\w-]+\/[\w-]+\.ts$/,
      priority: 4,
    },
    { name: 'games', test: /\/(?:games|engine)\//, priority: 3 },
    { name: 'guide', test: /\/src\//, priority: 3 },
    { name: 'staff', tags: ['$initial'], test: /\/cms\/(?!preview\/frame)/, priority: 3 },
    { name: 'sections', test: /\/cms\/(?!preview\/frame)/, priority: 2 },
  ],
};
