import { lazy, type ReactNode, Suspense } from 'react';
import { type RichTextFieldProps, SourceField } from './rich-text/source-field.tsx';

/** Fetched with the first form that needs it; without a connection staff write the HTML themselves. */
const RichTextEditor = lazy(() =>
  import('./rich-text/rich-text-editor.tsx').then(
    (part) => ({ default: part.RichTextEditor }),
    () => ({ default: SourceField }),
  ),
);

/** A text that the guide shows as HTML, written with a toolbar. */
export function RichTextField(props: RichTextFieldProps): ReactNode {
  return (
    <Suspense fallback={<SourceField {...props} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
