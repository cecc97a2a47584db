import { readXml, type XmlAttribute, type XmlPart } from './read-xml.ts';
import { XmlError } from './xml-error.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that draw, name or animate. All others (script, foreignObject, handler, iframe, ...) are removed. */
const allowedElements = words(`
  svg g defs symbol use switch title desc view style a image path rect circle ellipse line polyline polygon
  text tspan textPath marker clipPath mask pattern linearGradient radialGradient stop solidcolor hatch hatchpath
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform set mpath`);

const animatingElements = words('animate animateMotion animateTransform set');

const pictureElements = words('image feImage');

/** Attributes that describe a drawing. `href`, `style` and `attributeName` are kept under conditions. */
const allowedAttributes = words(`
  id class lang tabindex role version baseProfile width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy rotate d
  points pathLength viewBox preserveAspectRatio transform transform-origin transform-box gradientTransform gradientUnits
  patternTransform patternUnits patternContentUnits spreadMethod offset markerWidth markerHeight markerUnits refX refY
  orient clipPathUnits maskUnits maskContentUnits mask-type filterUnits primitiveUnits lengthAdjust textLength
  startOffset method spacing side media type zoomAndPan requiredExtensions systemLanguage requiredFeatures
  in in2 result mode operator k1 k2 k3 k4 values tableValues slope intercept amplitude exponent order kernelMatrix
  divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle z scale xChannelSelector
  yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles filterRes
  attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes keySplines keyPoints from to
  by additive accumulate path origin
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-profile color-rendering cursor direction display dominant-baseline enable-background fill-opacity fill-rule
  filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering text-overflow text-align unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode inline-size`);

const svgNamespace = 'http://www.w3.org/2000/svg';
const linkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** Removed parts that staff are informed of, because a drawing may look different without them. */
export type Removed = 'labels' | 'pictures' | 'scripts' | 'styles';

export interface CleanedSvg {
  readonly drawing: string;
  readonly removed: readonly Removed[];
}

/**
 * Rewrites an SVG from the elements and attributes that a picture may have, references within the file and embedded
 * pictures. Removes scripts, handlers, foreign content and everything that loads or links elsewhere. Throws
 * {@link XmlError} for anything but an SVG.
 */
export function cleanSvg(file: string): CleanedSvg {
  const out: string[] = [];
  const removed = new Set<Removed>();
  const note = (what: Removed): void => void removed.add(what);
  let depth = 0;
  /** The number of open elements inside a removed one, itself included. */
  let hidden = 0;
  let hidesText = false;
  let css: string[] | undefined;

  for (const part of readXml(file)) {
    if (part.kind === 'text') {
      if (hidden > 0) {
        if (hidesText && /\S/.test(part.text)) note('labels');
        continue;
      }
      if (css === undefined) out.push(escapeText(part.text));
      else css.push(part.text);
    } else if (part.kind === 'open') {
      depth += 1;
      if (depth === 1 && !isSvg(part, 'svg')) throw new XmlError('root');
      if (scriptElements.has(part.local)) note('scripts');
      // Style rules contain only text.
      if (hidden > 0 || css !== undefined || !isKept(part)) {
        if (hidden === 0) hidesText = css === undefined && textElements.has(part.local);
        hidden += 1;
        continue;
      }
      if (part.local === 'style') css = [];
      out.push(`<${writtenName(part.local)}${depth === 1 ? ` xmlns="${svgNamespace}"` : ''}`);
      for (const attribute of part.attributes) out.push(cleanAttribute(part.local, attribute, note));
      out.push('>');
    } else {
      depth -= 1;
      if (hidden > 0) {
        hidden -= 1;
        continue;
      }
      if (css !== undefined) {
        const { css: kept, isLess } = cleanStyles(css.join(''));
        out.push(escapeText(kept));
        if (isLess) note('styles');
      }
      css = undefined;
      out.push(`</${writtenName(part.local)}>`);
    }
  }
  return { drawing: out.join(''), removed: [...removed].toSorted() };
}

/** Elements with text that a picture cannot hold: HTML, and Inkscape's flowing text. */
const textElements: ReadonlySet<string> = new Set(['foreignObject', 'flowRoot']);
const scriptElements: ReadonlySet<string> = new Set(['script', 'handler']);

type OpenPart = XmlPart & { kind: 'open' };

function isSvg({ uri, local }: OpenPart, name: string): boolean {
  return uri === svgNamespace && local === name;
}

function isKept(part: OpenPart): boolean {
  return isSvg(part, part.local) && allowedElements.has(part.local) && !animatesLink(part);
}

/** A link has no use in a picture, but its content stays. */
function writtenName(name: string): string {
  return name === 'a' ? 'g' : name;
}

/** Returns whether an animation sets a link, because it can set any attribute. */
function animatesLink({ local, attributes }: OpenPart): boolean {
  if (!animatingElements.has(local)) return false;
  const target = attributes.find(({ uri, local: key }) => uri === '' && key === 'attributeName');
  return target !== undefined && !allowedAttributes.has(target.value);
}

type NoteRemoved = (what: Removed) => void;

function cleanAttribute(element: string, { uri, local, value }: XmlAttribute, note: NoteRemoved): string {
  if (uri === xmlNamespace) return local === 'space' || local === 'lang' ? writeAttribute(`xml:${local}`, value) : '';
  if (local === 'href' && (uri === '' || uri === linkNamespace)) {
    if (isSafeLink(element, value)) return writeAttribute('href', value.trim());
    if (showsTarget.has(element) && value.trim() !== '') note('pictures');
    return '';
  }
  if (uri !== '') return '';
  if (local === 'attributeName') return writeAttribute(local, value);
  if (local === 'style') return writeStyle(value, note);
  if (/^on[a-z]/i.test(local)) note('scripts');
  if (!allowedAttributes.has(local) && !/^(?:data|aria)-[\w-]+$/.test(local)) return '';
  if (isPlain.test(value)) return writeAttribute(local, value);
  const css = cleanCss(value);
  if (css !== value && !/^(?:data|aria)-/.test(local)) note('styles');
  return css === undefined ? '' : writeAttribute(local, css);
}

/** Matches values without an address, escape or scheme. */
const isPlain = /^(?!.*(?:url|image|src|element|paint)\s*\()[^\\:@]*$/is;

/** Elements that show what they refer to. */
const showsTarget: ReadonlySet<string> = new Set(['image', 'feImage', 'use']);

function writeStyle(value: string, note: NoteRemoved): string {
  const { css, isLess } = cleanStyles(value);
  if (isLess) note('styles');
  return css === '' && value !== '' ? '' : writeAttribute('style', css);
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

interface CleanedStyles {
  readonly css: string;
  /** Whether rules are missing that may change how the drawing looks. */
  readonly isLess: boolean;
}

/** Removes from the style rules of an SVG those rules and values that load something or may be unsafe, and no others. */
function cleanStyles(given: string): CleanedStyles {
  // The signs that hid style rules from the first browsers.
  const whole = withoutComments(given).replaceAll(/<!--|-->/g, ' ');
  if (cleanCss(whole) === whole) return { css: whole, isLess: false };
  let isLess = false;
  const css = cleanRules(whole, 0);
  // Harmless pieces must not become anything else side by side.
  return cleanCss(css) === css ? { css, isLess } : { css: '', isLess: true };

  function cleanRules(css: string, depth: number): string {
    return piecesOf(css)
      .map((piece) => cleanPiece(piece, depth))
      .join('');
  }

  function cleanPiece(piece: string, depth: number): string {
    const kept = cleanCss(piece);
    if (kept === piece) return piece;
    const block = /^([^{]*)\{(.*)\}(\s*)$/s.exec(piece);
    if (block !== null && depth < deepest && cleanCss(block[1] ?? '') === block[1]) {
      return `${block[1]}{${cleanRules(block[2] ?? '', depth + 1)}}${block[3] ?? ''}`;
    }
    // Cleaned drawings are UTF-8 in any case.
    if (!/^\s*@charset\b/i.test(piece)) isLess = true;
    return kept ?? '';
  }
}

/** Rules within `@media` and the like, and declarations within these. */
const deepest = 4;

/** Cuts style rules, or the declarations in a block, behind every `;` and `}` of their level. */
function piecesOf(css: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let level = 0;
  let open = 0;
  for (const { 0: part, index } of css.matchAll(/"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|\\.|[{}();]/gs)) {
    if (part === '(') open += 1;
    if (part === ')') open = Math.max(0, open - 1);
    if (part === '{') level += 1;
    if (part === '}') [level, open] = [Math.max(0, level - 1), 0];
    if (level > 0 || open > 0 || (part !== ';' && part !== '}')) continue;
    pieces.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...pieces, css.slice(start)];
}

/**
 * Removes everything that loads from a style value or rule of an SVG; undefined if the result may be unsafe.
 * References within the file (`url(#shade)`) stay.
 */
export function cleanCss(given: string): string | undefined {
  const css = withoutComments(given);
  // Backslash escapes can disguise any word.
  if (/\\|<|@import|@namespace|@charset|expression\s*\(|behaviou?r\s*:|-moz-binding|(?:java|vb)script\s*:/i.test(css)) {
    return undefined;
  }
  if (/(?:image-set|image|cross-fade|element|src|paint)\s*\(/i.test(css)) return undefined;
  const local = css.replaceAll(/url\s*\(\s*(?:"[^"]*"|'[^']*'|[^"'()]*)\s*\)/gi, (url) =>
    isLocal.test(url) ? url : 'none',
  );
  return (local.match(/url/gi) ?? []).length === (local.match(localUrl) ?? []).length ? local : undefined;
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?(?:\*\/|$)/gs, ' ');
}

const localPattern = String.raw`url\s*\(\s*(?:"#[^"\s]+"|'#[^'\s]+'|#[^"'()\s]+)\s*\)`;
const isLocal = new RegExp(`^${localPattern}$`, 'i');
const localUrl = new RegExp(localPattern, 'gi');
