import { createCatalogue } from '#content/catalogue.ts';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { withScreen } from '../page.ts';
import { readScreenStyles } from '../prerender/screen-styles.ts';
import { ScreenError, startRenderer } from '../prerender/start-renderer.ts';

export interface StaticScreensOptions {
  readonly definition: TourDefinition;
  /** The folder of the built guide. */
  readonly guide: string;
  readonly client: ClientConfiguration;
  /** The guide's page without a screen. */
  readonly template: string;
  /** The day whose tours the screens show. */
  readonly day: string;
}

export interface StaticScreens {
  /** Returns the page at a path with its screen in it; undefined if it has none. */
  readonly at: (path: string) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/**
 * Renders the screens of a static guide in the museum's first language, since plain hosts do not ask for the visitor's.
 * Visitors with another language do not see them.
 */
export async function staticScreens({
  definition,
  guide,
  client,
  template,
  day,
}: StaticScreensOptions): Promise<StaticScreens | undefined> {
  const styles = await readScreenStyles(guide);
  if (styles === undefined) return undefined;
  const renderer = startRenderer();
  if (renderer === undefined) return undefined;
  const [language] = createCatalogue(definition).languages;
  renderer.show({
    json: new TextEncoder().encode(JSON.stringify(definition)),
    configuration: client,
    loginType: LoginType.none,
    day,
  });
  return {
    at: async (path) => {
      const screen = await renderer.render(path, language.Code).catch((error: unknown) => {
        if (!(error instanceof ScreenError)) throw error;
        console.warn(`The screen of ${path} was not rendered; its page comes without it`, error);
        return undefined;
      });
      if (screen === undefined) return undefined;
      const mark = { ...screen.mark, isGuess: true as const };
      return withScreen(template, { screen: { ...screen, mark }, styles: styles(mark.path) });
    },
    close: renderer.close,
  };
}
