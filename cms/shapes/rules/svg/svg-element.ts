/** An element of an SVG file, as plain data. Titles and style rules have their text as the attribute `text`. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
}

export function* elementsIn(element: SvgElement): Generator<SvgElement, void> {
  yield element;
  for (const child of element.children) yield* elementsIn(child);
}
