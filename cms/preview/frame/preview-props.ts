import { type Catalogue } from '#content/catalogue.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { type ShowMessage } from '#contract/frame-messages.ts';
import { type Inbox } from './inbox.ts';
import { type VisitorTexts } from './use-visitor-texts.ts';

/** The props of every preview. */
export interface PreviewProps {
  readonly message: ShowMessage;
  readonly catalogue: Catalogue;
  readonly t: VisitorTexts;
  readonly say: (map: LanguageMap) => Spoken;
  /** A key of the colours; a change redraws everything. */
  readonly paintKey: string;
  readonly tellPlay: Inbox['tellPlay'];
}
