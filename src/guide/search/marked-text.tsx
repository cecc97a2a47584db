import { Fragment, type ReactNode } from 'react';
import { type Mark } from '#content/search/marks.ts';
import { useTextAttributes } from '../shell/text/spoken-text.tsx';

export interface MarkedTextProps {
  readonly text: string;
  /** The language code that the text is in. */
  readonly language: string;
  readonly marks: readonly Mark[];
}

/** A text of the content with the search terms marked. */
export function MarkedText({ text, language, marks }: MarkedTextProps): ReactNode {
  const attributes = useTextAttributes()({ text, language, isFallback: false });
  return (
    <span {...attributes}>
      {marks.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(marks[place - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </span>
  );
}
