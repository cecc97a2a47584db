import { type Catalogue } from '#content/catalogue.ts';
import { flatten, formatColour, parseColour } from '#content/colour.ts';
import { defaultThemeColours } from '#content/entities/theme.ts';
import { type AppFeatures } from './app-features.ts';
import { type AppSettings } from './app-settings.ts';
import { androidText, type TemplateValues } from './fill-template.ts';
import { linkTarget } from './server-address.ts';

export interface AppFacts {
  readonly settings: AppSettings;
  readonly features: AppFeatures;
  readonly catalogue: Pick<Catalogue, 'defaultTheme'>;
  /** The version counter of the published content. */
  readonly counter: number;
  readonly isDebug: boolean;
  readonly versionCode: number;
}

/** Returns `assets/app.json`, which the shell reads. */
export function appJson({ settings, features, catalogue, counter }: AppFacts): string {
  const { ServerAddress, IsLoanDevice, pin } = settings;
  const app = {
    server: ServerAddress,
    counter,
    ...coloursOf(catalogue),
    ...features,
    ...(IsLoanDevice && pin !== undefined ? { loan: pin } : {}),
  };
  return `${JSON.stringify(app, undefined, 2)}\n`;
}

/** Returns what the templates of the shell are filled with. */
export function templateValues({ settings, features, catalogue, isDebug, versionCode }: AppFacts): TemplateValues {
  const { ServerAddress, IsLoanDevice } = settings;
  const target = linkTarget(ServerAddress);
  return {
    values: {
      applicationId: idOf(settings.ApplicationID, isDebug),
      label: androidText(settings.AppName),
      versionCode: String(versionCode),
      versionName: androidText(settings.VersionName),
      serverHost: target?.host ?? '',
      serverPath: androidText(target?.path ?? ''),
      ...coloursOf(catalogue),
    },
    parts: {
      position: features.position,
      camera: features.camera,
      server: target !== undefined,
      loan: IsLoanDevice,
    },
  };
}

/** A debug build is another app, so that it can be installed beside the museum's. */
function idOf(id: string, isDebug: boolean): string {
  return isDebug ? `${id}.debug` : id;
}

function coloursOf({ defaultTheme }: AppFacts['catalogue']): { readonly colour: string; readonly textColour: string } {
  return {
    colour: plainColour(defaultTheme?.PrimaryColor) ?? defaultThemeColours.PrimaryColor,
    textColour: plainColour(defaultTheme?.TextColor) ?? defaultThemeColours.TextColor,
  };
}

const white = { red: 255, green: 255, blue: 255, alpha: 100 };

/** Returns a colour as #rrggbb, which is what Android reads; undefined for what is no colour. */
function plainColour(given: string | undefined): string | undefined {
  const colour = parseColour(given);
  return colour === undefined ? undefined : formatColour(flatten(colour, white));
}
