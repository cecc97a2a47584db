import { type Catalogue } from '#content/catalogue.ts';
import { defaultThemeColours } from '#content/entities/theme.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { createMessages } from '#content/messages.ts';
import { iconFolder, mediaFolder } from '#contract/paths.ts';
import { defaultIcon } from '#contract/shell-files.ts';

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: 'any' | 'maskable';
}

/** Of the icons of `POST /api/ico`, the one that shows whether they have been made. */
export const firstIcon = `${iconFolder}/icon-192.png`;

/** The icons of `POST /api/ico`. */
const ownIcons = [
  { name: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { name: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** The colour of the guide's pages, as in tokens.css. */
const paper = '#fdfcf9';

/** Systems show about so many letters below an icon. */
const shortLength = 12;

/**
 * Returns the web manifest (W3C), by which phones install the guide as an app. Its addresses are relative to its own, so
 * that it is right at any path.
 *
 * @param hasIcons whether staff have made icons from a picture of the museum
 */
export function webManifest(catalogue: Catalogue, hasIcons: boolean): Readonly<Record<string, unknown>> {
  const { Code } = catalogue.languages[0];
  const name = createMessages(catalogue, Code)
    .fill(inLanguage(catalogue.provider.Name, Code, ''), Code)
    .text.trim();
  return {
    id: './',
    start_url: './',
    scope: './',
    name: name === '' ? 'Cicerone' : name,
    short_name: shorten(name === '' ? 'Cicerone' : name),
    lang: Code,
    display: 'standalone',
    orientation: 'any',
    theme_color: (catalogue.defaultTheme ?? defaultThemeColours).PrimaryColor,
    background_color: paper,
    categories: ['education', 'travel'],
    icons: hasIcons
      ? ownIcons.map(iconOf)
      : [{ src: defaultIcon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
}

function iconOf({ name, sizes, purpose }: (typeof ownIcons)[number]): ManifestIcon {
  return { src: `${mediaFolder}/${iconFolder}/${name}`, sizes, type: 'image/png', purpose };
}

/** Cuts between words where that leaves any. */
function shorten(name: string): string {
  if (name.length <= shortLength) return name;
  const words = name.slice(0, shortLength + 1).split(' ');
  return words.length > 1 ? words.slice(0, -1).join(' ') : name.slice(0, shortLength);
}
