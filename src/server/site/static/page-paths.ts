import { type Catalogue } from '#content/catalogue.ts';

/** Returns every address of a guide that can be linked to, relative to the guide's folder. */
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
    'numbers',
    'scan',
    ...catalogue.groups.map(({ ID }) => `tours/${ID}`),
    ...tours.flatMap(({ ID }) => [`locations/${ID}`, `scan/${ID}`]),
    ...tours.flatMap(({ ID }) => catalogue.itemsOf(ID).map((item) => `detail/${item.ID}`)),
    ...tours.flatMap((tour) => codePaths(tour.Code, catalogue.itemsOf(tour.ID))),
  ];
}

/** Returns the addresses of printed codes. Codes that are not plain folder names are left to the host's 404.html. */
function codePaths(tourCode: string, items: readonly { readonly Code: string }[]): readonly string[] {
  if (!isFolderName(tourCode)) return [];
  const codes = new Set(items.map(({ Code }) => Code).filter(isFolderName));
  return [`qr/${tourCode}`, ...[...codes].map((code) => `qr/${tourCode}/${code}`)];
}

function isFolderName(code: string): boolean {
  return /^[\w-]{1,60}$/.test(code);
}
