import { cleanCss } from './clean-css.ts';
import { readXml, XmlError, type XmlPart } from './read-xml.ts';
import { animatingElements, keptAttributes, keptElements, pictureElements } from './svg-names.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const linkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/**
 * An SVG written anew from what may be in a picture: elements and attributes of a list, references within the file and
 * embedded pictures. Scripts, handlers, foreign content and everything that would load or link elsewhere are left out.
 * Throws {@link XmlError} for what is no SVG.
 */
export function cleanSvg(file: string): string {
  const out: string[] = [];
  const scopes: Scope[] = [rootScope];
  /** How many elements are open within one that is left out. */
  let hidden = 0;
  let css: string[] | undefined;

  for (const part of readXml(file)) {
    const scope = scopes.at(-1) ?? rootScope;
    if (part.kind === 'text') {
      if (hidden > 0) continue;
      if (css === undefined) out.push(escapeText(part.text));
      else css.push(part.text);
    } else if (part.kind === 'open') {
      const inner = declare(scope, part.attributes);
      scopes.push(inner);
      const name = svgName(part.name, inner);
      if (scopes.length === 2 && name !== 'svg') throw new XmlError('has another root than <svg>');
      // Nothing is inside of style rules but text.
      if (
        hidden > 0 ||
        css !== undefined ||
        name === undefined ||
        !keptElements.has(name) ||
        animatesLink(name, part)
      ) {
        hidden += 1;
        continue;
      }
      if (name === 'style') css = [];
      out.push(`<${writtenName(name)}${scopes.length === 2 ? ` xmlns="${svgNamespace}"` : ''}`);
      for (const [key, value] of part.attributes) out.push(cleanAttribute(name, qualify(key, inner), value));
      out.push('>');
    } else {
      scopes.pop();
      if (hidden > 0) {
        hidden -= 1;
        continue;
      }
      if (css !== undefined) out.push(escapeText(cleanCss(css.join('')) ?? ''));
      css = undefined;
      out.push(`</${writtenName(svgName(part.name, scope) ?? '')}>`);
    }
  }
  return out.join('');
}

/** Prefixes and the namespaces that they stand for. */
type Scope = Readonly<Record<string, string>>;

const rootScope: Scope = { '': '', xml: xmlNamespace };

function declare(scope: Scope, attributes: ReadonlyMap<string, string>): Scope {
  const declared = [...attributes].flatMap(([key, value]) => {
    if (key === 'xmlns') return [['', value] as const];
    return key.startsWith('xmlns:') ? [[key.slice(6), value] as const] : [];
  });
  return declared.length === 0 ? scope : { ...scope, ...Object.fromEntries(declared) };
}

interface Name {
  readonly namespace: string | undefined;
  readonly local: string;
}

function qualify(name: string, scope: Scope): Name {
  const [prefix, local] = splitName(name);
  if (prefix === '') return { namespace: '', local };
  return { namespace: Object.hasOwn(scope, prefix) ? scope[prefix] : undefined, local };
}

function svgName(name: string, scope: Scope): string | undefined {
  const [prefix, local] = splitName(name);
  return Object.hasOwn(scope, prefix) && scope[prefix] === svgNamespace ? local : undefined;
}

function splitName(name: string): readonly [string, string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}

/** Links lead nowhere from a picture: what they hold stays. */
function writtenName(name: string): string {
  return name === 'a' ? 'g' : name;
}

/** An animation may set whatever attribute it names. */
function animatesLink(element: string, part: XmlPart & { kind: 'open' }): boolean {
  if (!animatingElements.has(element)) return false;
  const target = part.attributes.get('attributeName');
  return target !== undefined && !keptAttributes.has(target);
}

function cleanAttribute(element: string, { namespace, local }: Name, value: string): string {
  if (namespace === xmlNamespace) return local === 'space' || local === 'lang' ? write(`xml:${local}`, value) : '';
  if (local === 'href' && (namespace === '' || namespace === linkNamespace)) {
    return isSafeLink(element, value) ? write('href', value.trim()) : '';
  }
  if (namespace !== '') return '';
  if (local === 'attributeName') return write(local, value);
  if (local === 'style') return writeCss(local, value);
  if (!keptAttributes.has(local) && !/^(?:data|aria)-[\w-]+$/.test(local)) return '';
  return isPlain.test(value) ? write(local, value) : writeCss(local, value);
}

/** Nothing in it could be an address, an escape or a scheme. */
const isPlain = /^(?!.*(?:url|image|src|element|paint)\s*\()[^\\:@]*$/is;

function writeCss(name: string, value: string): string {
  const css = cleanCss(value);
  return css === undefined ? '' : write(name, css);
}

function isSafeLink(element: string, value: string): boolean {
  const link = value.trim();
  if (element === 'a') return false;
  if (/^#[^\s"'()\\]+$/.test(link)) return true;
  return pictureElements.has(element) && /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]+$/.test(link);
}

function write(name: string, value: string): string {
  return ` ${name}="${escapeText(value)}"`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
