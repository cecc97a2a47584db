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
  /** The part of the first address that no server sees; screens on the way may have dropped it. */
  readonly hash: string;
}

/** Takes over the settings that an address brings; otherwise has the panel ask a visitor who is here for the first time. */
export function askFirst({ content: { catalogue }, settings, visit, hash }: FirstQuestions): void {
  const isBrought = takeOver(hash, settings);
  const language = pickLanguage(catalogue.spokenLanguages, settings.getState().language, navigator.languages);
  if (isBrought) {
    const { pathname, search } = globalThis.location;
    history.replaceState(history.state, '', pathname + search);
    void tellTakenOver(visit, language.AccessibilityCode);
  } else if (!settings.getState().isAsked && asksFirst(catalogue, language)) void prepare(visit);
}

/** The visitor never waits for the question: without its part, the visit begins without it. */
async function prepare(visit: Visit): Promise<void> {
  if (await hasProfile(visit)) visit.profile.setState({ asks: true });
}

async function tellTakenOver({ notices }: Visit, language: string): Promise<void> {
  const texts = await loadTexts(language, ['profile']).catch(() => undefined);
  if (texts !== undefined) notices.show({ text: texts['profile.taken'] });
}

/** Fetches the panel for a visitor who opened it. */
export async function showProfile(visit: Visit): Promise<void> {
  if (await hasProfile(visit)) return;
  visit.profile.setState({ isOpen: false });
  visit.notices.show({ key: 'notice.network.text' });
}

/** Returns whether the panel is there. */
async function hasProfile({ fillings }: Visit): Promise<boolean> {
  if (fillings.getState().profile !== undefined) return true;
  try {
    const { ProfileCompanion, profileTexts } = await loadAgain(() => import('./panel/profile-part.tsx'));
    await profileTexts;
    fillings.setState({ profile: ProfileCompanion });
    return true;
  } catch {
    return false;
  }
}
