import { type ReactNode } from 'react';
import { type Spoken } from '#content/language-fallback.ts';
import { RichHtml } from '#games/host/rich-html.tsx';
import { useTextAttributes } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useItalics } from './italic-text.tsx';

/** A station's text, with its language and the museum's typography. */
export function RichText({ html }: { readonly html: Spoken }): ReactNode {
  const attributes = useTextAttributes()(html);
  const { StationTextJustified } = useContent().catalogue.configuration;
  const cut = useItalics(html);
  return (
    <RichHtml
      html={html.text}
      cut={cut}
      isJustified={StationTextJustified}
      attributes={{ ...attributes, 'data-aloud': true }}
    />
  );
}
