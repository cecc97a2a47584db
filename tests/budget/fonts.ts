import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Font {
  readonly file: string;
  readonly bytes: number;
  readonly when: string;
}

/** The fonts of a built guide. Browsers fetch a file when a letter of its range is drawn. */
export function weighFonts(folder: string): readonly Font[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const assets = join(folder, 'assets');
  const styles = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n');
  return [...styles.matchAll(/@font-face\{[^}]*?url\(([^)]+\.woff2)\)[^}]*\}/g)].map(([face, url = '']) => {
    const file = basename(url);
    const isLatin = /unicode-range:\s*U\+(?:0{1,4}-00FF|00\?\?|\?\?)/i.test(face);
    const usual = isLatin ? 'for the first screen' : 'when such letters are drawn';
    return {
      file,
      bytes: statSync(join(assets, file)).size,
      when: page.includes(file) ? 'preloaded' : usual,
    };
  });
}
