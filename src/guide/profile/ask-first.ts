import { pickLanguage } from '#content/pick-language.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { loadAgain } from '#ui/load-again.ts';
import { type LoadedContent } from '../state/content/loader.ts';
import { type Settings } from '../state/settings/settings.ts';
import { type Visit } from '../state/visit/visit-context.tsx';
import { asksFirst } from './questions.ts';
import { takeOver } from './transfer.ts';

export interface FirstQuestions {
  readonly content: LoadedContent;
  readonly settings: Settings;
  readonly visit: Visit;
}

/** Takes over the settings that an address brings; otherwise has the panel ask a visitor who is here for the first time. */
export function askFirst({ content: { catalogue }, settings, visit }: FirstQuestions): void {
  const { pathname, search, hash } = globalThis.location;
  const isBrought = takeOver(hash, settings);
  const language = pickLanguage(catalogue.spokenLanguages, settings.getState().language, navigator.languages);
  if (isBrought) {
    history.replaceState(history.state, '', pathname + search);
    void tellTakenOver(visit, language.AccessibilityCode);
  } else if (!settings.getState().isAsked && asksFirst(catalogue, language)) visit.profile.setState({ asks: true });
}

async function tellTakenOver({ notices }: Visit, language: string): Promise<void> {
  const texts = await loadTexts(language, ['profile']).catch(() => undefined);
  if (texts !== undefined) notices.show({ text: texts['profile.taken'] });
}

/** Fetches the panel once it is opened, or to be opened soon. */
export async function showProfile({ profile, fillings, notices }: Visit): Promise<void> {
  if (fillings.getState().profile !== undefined) return;
  try {
    const { ProfileCompanion, profileTexts } = await loadAgain(() => import('./panel/profile-part.tsx'));
    await profileTexts;
    fillings.setState({ profile: ProfileCompanion });
  } catch {
    const { goOn } = profile.getState();
    profile.setState({ isOpen: false, asks: false, goOn: undefined });
    // A visitor who only wanted to begin the visit begins it.
    if (goOn === undefined) notices.show({ key: 'notice.network.text' });
    else goOn();
  }
}
