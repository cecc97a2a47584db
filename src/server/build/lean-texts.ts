import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** A file of texts that is loaded on demand. */
const textFile = /\/src\/shared\/i18n\/([\w-]+)\/([\w-]+)\.(?:json|ts)$/;

/** What `import.meta.glob` becomes: the loaders of one file in each language, as the bundler prints them. */
const printedLoaders =
  /Object\.assign\(\{\s*((?:"\.\/[\w-]+\/[\w.-]+": \(\) => .*import\("\.\/[\w-]+\.js"\).*\s*)+)\}\)/g;
const printedLoader = /"\.\/([\w-]+)\/([\w-]+)\.\w+": (\(\) => .*import\()"\.\/([\w-]+\.js)"(\).*?),?$/gm;

interface LeanTexts {
  readonly plugin: Plugin;
  /** Returns the address of a file of texts; undefined for other files. */
  readonly nameOf: (facadeModuleId: string | null | undefined) => string | undefined;
}

/**
 * Gives the files of one part names that differ in nothing but the language, so that the page loads a list of the languages
 * instead of a list of addresses: each would be 20 bytes more before the first screen. A build whose loaders it does not
 * recognise fails.
 */
export function leanTexts(): LeanTexts {
  /** By part: what all its files hold. */
  let hashes: ReadonlyMap<string, string> = new Map();
  const listed = new Set<string>();
  const plugin: Plugin = {
    name: 'cicerone-lean-texts',
    apply: 'build',
    renderStart() {
      const codeOf = (id: string): string => this.getModuleInfo(id)?.code ?? '';
      const contents = new Map<string, string>();
      for (const id of [...this.getModuleIds()].toSorted()) {
        const { dynamicImporters = [], importedIds = [] } = this.getModuleInfo(id) ?? {};
        const part = textFile.exec(id)?.[2];
        if (part === undefined || dynamicImporters.length === 0) continue;
        contents.set(part, [contents.get(part), ...[id, ...importedIds].map(codeOf)].join('\n'));
      }
      hashes = new Map([...contents].map(([part, content]) => [part, hashOf(content)]));
    },
    renderChunk: (code) => {
      const lean = code.replaceAll(printedLoaders, (_, loaders: string) => {
        for (const [, , part = ''] of loaders.matchAll(printedLoader)) listed.add(part);
        return listLanguages(loaders);
      });
      return lean === code ? null : { code: lean, map: null };
    },
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' && output.isDynamicEntry ? (textFile.exec(output.facadeModuleId ?? '')?.[2] ?? []) : [],
      );
      const missed = [...new Set(parts)].filter((part) => !listed.has(part));
      if (missed.length > 0)
        throw new Error(`The bundler prints the loaders of these texts in another way: ${missed.join(', ')}`);
    },
  };
  return {
    plugin,
    nameOf: (id) => {
      const [, language, part = ''] = textFile.exec(id ?? '') ?? [];
      return language === undefined ? undefined : `assets/${language}-${part}-${hashes.get(part)}.js`;
    },
  };
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

/** Returns an expression for the same loaders by language, with what they have in common written once. */
export function listLanguages(loaders: string): string {
  const found = [...loaders.matchAll(printedLoader)].map(([, language = '', , start = '', file = '', end = '']) => ({
    language,
    load: `${start}\`./\${language}${file.slice(language.length)}\`${end}`,
    isNamed: file.startsWith(`${language}-`),
  }));
  const [load, ...others] = new Set(found.map((each) => each.load));
  if (load === undefined || others.length > 0 || !found.every(({ isNamed }) => isNamed))
    throw new Error(`The files of texts differ in more than their language: ${loaders}`);
  const languages = found.map(({ language }) => language).join(' ');
  return `Object.fromEntries("${languages}".split(" ").map((language) => [language, ${load}]))`;
}
