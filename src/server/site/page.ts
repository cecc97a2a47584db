import { fitScript, lateAttribute, lateLink, ownStyles } from './fit-script.ts';
import { darkRules, usedRules } from './prerender/used-rules.ts';
import { darkAttribute, markAttribute, type RenderedScreen } from '#contract/rendered-page.ts';

/** The element in `index.html` that sets the base of relative addresses. */
export const baseMark = '<base href="/" />';

/**
 * Returns the guide's page with all addresses relative to `base`: `/` on our own server, `../../` two folders deep in
 * a static guide. So one build runs at any path.
 *
 * @param hints links to files that the page will need
 */
export function pageAt(template: string, base: string, hints = ''): string {
  if (!template.includes(baseMark)) throw new Error(`index.html must hold ${baseMark}`);
  // Hints come after the scripts, so that they delay nothing that shows the screen.
  return template
    .replace(baseMark, () => `<base href="${base}" />`)
    .replace('</head>', () => (hints === '' ? '</head>' : `  ${hints}\n  </head>`));
}

/** A screen and the styles that it needs, by the addresses of their files. */
export interface StyledScreen {
  readonly screen: RenderedScreen;
  readonly styles: ReadonlyMap<string, string>;
}

const guidePart = /<div id="guide">[\s\S]*?<\/div>(?=\s*<div class="unready">)/;
const stylesMark = `<style ${ownStyles}></style>`;
const styleLink = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Returns the template with a screen in it, as the browser would draw it once the guide runs. The styles that the screen
 * needs are in the page; their files follow before the guide runs.
 */
export function withScreen(template: string, { screen, styles }: StyledScreen): string {
  const { html, title, pictures, lang, dir, paint, dark, mark } = screen;
  if (!guidePart.test(template))
    throw new Error('index.html must hold an element with the id "guide", and .unready after it');
  const root = ` lang="${lang}" dir="${dir}" data-contrast="normal" style="${attribute(styleOf(paint))}" ${darkAttribute}="${attribute(styleOf(dark))}" ${markAttribute}="${attribute(JSON.stringify(mark))}"`;
  const primary = paint.find(([name]) => name === '--primary')?.[1] ?? '';
  const links = [...styles.keys()].map((file) => `${lateLink('stylesheet')} crossorigin href="./${file}" />`);
  const page = template
    .replace(/(?<=<html[^>]*) lang="[^"]*"/, () => root)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${pictures}`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start: string) => start + attribute(primary))
    .replaceAll(styleLink, '')
    .replaceAll('<script type="module"', `<script ${lateAttribute}="module" type="late"`)
    .replaceAll('<link rel="modulepreload"', lateLink('modulepreload'))
    .replace(/(?=<script)/, () => `<script>${fitScript}</script>`)
    .replace('</head>', () => `${links.join('')}${stylesMark}</head>`)
    .replace(guidePart, () => `<div id="guide">${html}</div>`);
  const drawn = `<html${root}>${page.slice(page.indexOf('<body'))}`;
  const used = usedRules([...styles.values()].join(''), drawn);
  return page.replace(stylesMark, () => `<style ${ownStyles}>${used}</style>${withoutScript(dark, used)}`);
}

/** An empty value would count as one. */
function styleOf(paint: RenderedScreen['paint'], importance = ''): string {
  const set = paint.filter(([, value]) => value !== '');
  return set.map(([name, value]) => `${name}:${value}${importance}`).join(';');
}

/** Where no script runs, a device that prefers dark pages gets one. */
function withoutScript(dark: RenderedScreen['dark'], css: string): string {
  const style = `:root{${styleOf(dark, '!important')}}${darkRules(css)}`;
  return `<noscript><style media="(prefers-color-scheme:dark)">${style}</style></noscript>`;
}

/** Escapes a text for double quotes in HTML. */
export function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Hosts differ in whether they redirect `/tours/1` to the folder `/tours/1/`. Relative addresses need the slash, so the
 * page adds it where the host does not.
 */
const addSlash =
  "<script>if(!/(\\/|\\.html)$/.test(location.pathname))location.replace(location.pathname+'/'+location.search+location.hash)</script>";

/** Returns a page of a static guide, `depth` folders below the guide's own folder. */
export function staticPageAt(template: string, depth: number, hints: string): string {
  const page = pageAt(template, depth === 0 ? './' : '../'.repeat(depth), hints);
  return page.replace('<head>', () => `<head>\n    ${addSlash}`);
}
