/** A part of a sentence. `label` is an interface text by its key, `keys` are pressed together. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'label'; readonly key: string }
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'strong'; readonly parts: Sentence }
  | { readonly kind: 'link'; readonly target: LinkTarget; readonly parts: Sentence };

export type Sentence = readonly Inline[];

/** Where a link leads: to a section below `/cms`, or to another text of the help. */
export type LinkTarget =
  | { readonly kind: 'section'; readonly path: string }
  | { readonly kind: 'topic'; readonly id: string };

export type Block =
  | { readonly kind: 'heading'; readonly anchor: string | undefined; readonly parts: Sentence }
  | { readonly kind: 'paragraph'; readonly parts: Sentence }
  | { readonly kind: 'steps'; readonly items: readonly Sentence[] }
  | { readonly kind: 'list'; readonly items: readonly Sentence[] }
  | { readonly kind: 'note'; readonly parts: Sentence }
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string };

export interface HelpText {
  readonly title: Sentence;
  readonly blocks: readonly Block[];
}

/** Returns a sentence in words. @param label puts an interface text's key into words */
export function inWords(parts: Sentence, label: (key: string) => string): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return part.text;
        case 'label':
          return label(part.key);
        case 'keys':
          return part.keys.join('+');
        case 'strong':
        case 'link':
          return inWords(part.parts, label);
      }
    })
    .join('');
}
