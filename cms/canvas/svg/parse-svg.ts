import { type SvgElement } from '../rules/svg/svg-element.ts';

/** Reads an SVG file; undefined if the text is not SVG. */
export function parseSvg(text: string): SvgElement | undefined {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const isSvg = documentElement.localName === 'svg' && documentElement.querySelector('parsererror') === null;
  return isSvg ? asData(documentElement) : undefined;
}

function asData(element: Element): SvgElement {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return {
    name: element.localName,
    attributes: withText.has(element.localName) ? { ...attributes, text: element.textContent } : attributes,
    children: [...element.children].map(asData),
  };
}

const withText: ReadonlySet<string> = new Set(['title', 'style']);
