import { cleanCss } from './clean-css.ts';
import { readXml, type XmlAttribute, XmlError, type XmlPart } from './read-xml.ts';
import { animatingElements, keptAttributes, keptElements, pictureElements } from './svg-names.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const linkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/**
 * Rewrites an SVG from the elements and attributes that a picture may have, references within the file and embedded
 * pictures. Removes scripts, handlers, foreign content and everything that loads or links elsewhere. Throws
 * {@link XmlError} for anything but an SVG.
 */
export function cleanSvg(file: string): string {
  const out: string[] = [];
  let depth = 0;
  /** The number of open elements inside a removed one, itself included. */
  let hidden = 0;
  let css: string[] | undefined;

  for (const part of readXml(file)) {
    if (part.kind === 'text') {
      if (hidden > 0) continue;
      if (css === undefined) out.push(escapeText(part.text));
      else css.push(part.text);
    } else if (part.kind === 'open') {
      depth += 1;
      if (depth === 1 && !isSvg(part, 'svg')) throw new XmlError('root');
      // Style rules contain only text.
      if (hidden > 0 || css !== undefined || !isKept(part)) {
        hidden += 1;
        continue;
      }
      if (part.local === 'style') css = [];
      out.push(`<${writtenName(part.local)}${depth === 1 ? ` xmlns="${svgNamespace}"` : ''}`);
      for (const attribute of part.attributes) out.push(cleanAttribute(part.local, attribute));
      out.push('>');
    } else {
      depth -= 1;
      if (hidden > 0) {
        hidden -= 1;
        continue;
      }
      if (css !== undefined) out.push(escapeText(cleanCss(css.join('')) ?? ''));
      css = undefined;
      out.push(`</${writtenName(part.local)}>`);
    }
  }
  return out.join('');
}

type OpenPart = XmlPart & { kind: 'open' };

function isSvg({ uri, local }: OpenPart, name: string): boolean {
  return uri === svgNamespace && local === name;
}

function isKept(part: OpenPart): boolean {
  return isSvg(part, part.local) && keptElements.has(part.local) && !animatesLink(part);
}

/** A link has no use in a picture, but its content stays. */
function writtenName(name: string): string {
  return name === 'a' ? 'g' : name;
}

/** Returns whether an animation sets a link, because it can set any attribute. */
function animatesLink({ local, attributes }: OpenPart): boolean {
  if (!animatingElements.has(local)) return false;
  const target = attributes.find(({ uri, local: key }) => uri === '' && key === 'attributeName');
  return target !== undefined && !keptAttributes.has(target.value);
}

function cleanAttribute(element: string, { uri, local, value }: XmlAttribute): string {
  if (uri === xmlNamespace) return local === 'space' || local === 'lang' ? writeAttribute(`xml:${local}`, value) : '';
  if (local === 'href' && (uri === '' || uri === linkNamespace)) {
    return isSafeLink(element, value) ? writeAttribute('href', value.trim()) : '';
  }
  if (uri !== '') return '';
  if (local === 'attributeName') return writeAttribute(local, value);
  if (local === 'style') return writeCss(local, value);
  if (!keptAttributes.has(local) && !/^(?:data|aria)-[\w-]+$/.test(local)) return '';
  return isPlain.test(value) ? writeAttribute(local, value) : writeCss(local, value);
}

/** Matches values without an address, escape or scheme. */
const isPlain = /^(?!.*(?:url|image|src|element|paint)\s*\()[^\\:@]*$/is;

function writeCss(name: string, value: string): string {
  const css = cleanCss(value);
  return css === undefined ? '' : writeAttribute(name, css);
}

function isSafeLink(element: string, value: string): boolean {
  const link = value.trim();
  if (element === 'a') return false;
  if (/^#[^\s"'()\\]+$/.test(link)) return true;
  return pictureElements.has(element) && /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]+$/.test(link);
}

function writeAttribute(name: string, value: string): string {
  return ` ${name}="${escapeText(value)}"`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
