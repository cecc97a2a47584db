import { isObject } from './schema/containers.ts';

/**
 * Adds the server base to every `...URL` field at any depth (section 3): plain, in lists, and in language maps.
 * Full URLs stay as they are. Returns a copy; parts without URLs are shared with the original.
 *
 * @param base such as `https://guide.example.org` or `/museum/`; empty: nothing is added
 */
export function addServerBase<Value>(value: Value, base: string): Value {
  return base === '' ? value : mapUrls(value, (url) => withServerBase(url, base));
}

/** Takes the server base off again, for saving. */
export function removeServerBase<Value>(value: Value, base: string): Value {
  if (base === '') return value;
  const bare = base.replace(/\/+$/, '');
  return mapUrls(value, (url) => {
    if (url.startsWith(base)) return url.slice(base.length);
    return bare !== '' && url.startsWith(`${bare}/`) ? url.slice(bare.length) : url;
  });
}

/** One slash between base and path, whoever brings it. */
export function withServerBase(url: string, base: string): string {
  if (url === '' || isFullUrl(url)) return url;
  const slashes = Number(base.endsWith('/')) + Number(url.startsWith('/'));
  if (slashes === 2) return base + url.slice(1);
  return slashes === 1 || base === '' ? base + url : `${base}/${url}`;
}

function isFullUrl(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\{host\})/i.test(url);
}

function mapUrls<Value>(value: Value, change: (url: string) => string): Value;
function mapUrls(value: unknown, change: (url: string) => string): unknown {
  return walk(value, false);

  function walk(part: unknown, isUrl: boolean): unknown {
    if (typeof part === 'string') return isUrl ? change(part) : part;
    if (Array.isArray(part)) return walkList(part, isUrl);
    return isObject(part) ? walkObject(part, isUrl) : part;
  }

  function walkList(parts: readonly unknown[], isUrl: boolean): readonly unknown[] {
    const changed = parts.map((part) => walk(part, isUrl));
    return changed.some((part, index) => part !== parts[index]) ? changed : parts;
  }

  function walkObject(object: Readonly<Record<string, unknown>>, isUrl: boolean): unknown {
    let copy: Record<string, unknown> | undefined;
    for (const key in object) {
      const before = object[key];
      if (before === null || typeof before === 'number' || typeof before === 'boolean') continue;
      const after = walk(before, isUrl || key.endsWith('URL'));
      if (after === before) continue;
      copy ??= { ...object };
      copy[key] = after;
    }
    return copy ?? object;
  }
}
