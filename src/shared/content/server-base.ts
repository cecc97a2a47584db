import { isObject } from './schema/containers.ts';

/**
 * Adds the server base to every `...URL` field (section 3): plain, nested, in lists, and in language maps. Full URLs
 * stay as they are. Returns a copy; parts without URLs are shared with the original, and so is what is nested deeper
 * than 1000 levels, where no content is.
 *
 * @param base such as `https://guide.example.org` or `/museum/`; empty: nothing is added
 */
export function addServerBase<Value>(value: Value, base: string): Value {
  return base === '' ? value : mapUrls(value, (url) => withServerBase(url, base));
}

/** Joins base and path with exactly one slash. */
export function withServerBase(url: string, base: string): string {
  if (url === '' || isFullUrl(url)) return url;
  const slashes = Number(base.endsWith('/')) + Number(url.startsWith('/'));
  if (slashes === 2) return base + url.slice(1);
  return slashes === 1 || base === '' ? base + url : `${base}/${url}`;
}

/** Returns whether a URL is complete, so that it needs no base. */
export function isFullUrl(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\{host\})/i.test(url);
}

const deepest = 1000;

function mapUrls<Value>(value: Value, change: (url: string) => string): Value;
function mapUrls(value: unknown, change: (url: string) => string): unknown {
  return walk(value, false, 0);

  function walk(part: unknown, isUrl: boolean, depth: number): unknown {
    if (typeof part === 'string') return isUrl ? change(part) : part;
    if (depth > deepest) return part;
    if (Array.isArray(part)) return walkList(part, isUrl, depth + 1);
    return isObject(part) ? walkObject(part, isUrl, depth + 1) : part;
  }

  function walkList(parts: readonly unknown[], isUrl: boolean, depth: number): readonly unknown[] {
    const changed = parts.map((part) => walk(part, isUrl, depth));
    return changed.some((part, index) => part !== parts[index]) ? changed : parts;
  }

  function walkObject(object: Readonly<Record<string, unknown>>, isUrl: boolean, depth: number): unknown {
    let copy: Record<string, unknown> | undefined;
    for (const key in object) {
      const before = object[key];
      if (before === null || typeof before === 'number' || typeof before === 'boolean') continue;
      const after = walk(before, isUrl || key.endsWith('URL'), depth);
      if (after === before) continue;
      copy ??= { ...object };
      copy[key] = after;
    }
    return copy ?? object;
  }
}
