import { type Catalogue } from '#content/catalogue.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { type ShowMessage } from '#contract/frame-messages.ts';
import { type Texts } from './use-texts.ts';

/** What every preview is made of. */
export interface Shown {
  readonly message: ShowMessage;
  readonly catalogue: Catalogue;
  readonly t: Texts;
  readonly say: (map: LanguageMap) => Spoken;
  /** Another one: everything is drawn anew, in other colours. */
  readonly paint: string;
}
