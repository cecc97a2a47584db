import { type Catalogue } from '#content/catalogue.ts';

/** Every address of a guide that can be linked to, relative to the guide's folder. */
export function pagePaths(catalogue: Catalogue): readonly string[] {
  const tours = catalogue.tours();
  return [
    '',
    'welcome',
    'info',
    'loading',
    'notfound',
    'groups',
    'tours',
    ...catalogue.groups.map(({ ID }) => `tours/${ID}`),
    ...tours.map(({ ID }) => `locations/${ID}`),
    ...tours.flatMap(({ ID }) => catalogue.itemsOf(ID).map((item) => `detail/${item.ID}`)),
  ];
}
