import { type ClientConfiguration } from '#content/client-configuration.ts';
import { type LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';

/** The data for rendering the guide's first screens, before a browser runs the guide. */
export interface RenderedMuseum {
  readonly definition: TourDefinition;
  readonly configuration: ClientConfiguration;
  readonly loginType: LoginType;
  /** The day whose tours visitors find, such as `2026-05-31`. */
  readonly day: string;
}

/** One of the guide's screens as HTML. Addresses in it are relative to the guide's folder. */
export interface RenderedScreen {
  /** The content of the element with the id `guide`. */
  readonly html: string;
  /** HTML. */
  readonly title: string;
  /** Links to the pictures that are seen first, as HTML for the page's head. */
  readonly pictures: string;
  /** A BCP 47 code: the page's language. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Custom properties of the root element, with their values, and those in the dark look. */
  readonly paint: readonly (readonly [name: string, value: string])[];
  readonly dark: readonly (readonly [name: string, value: string])[];
  readonly mark: RenderedMark;
}

/** The conditions under which a screen was rendered. The guide takes it over only if it would show the same. */
export interface RenderedMark {
  /** The code of a language of the museum. */
  readonly language: string;
  /** The language of the interface texts. */
  readonly texts: string;
  /** Where the guide is then, such as `/welcome` for `/`. */
  readonly path: string;
  /** The number of the content's version. */
  readonly version: number;
  /** The day whose tours are in it. */
  readonly day: string;
  /** Whether visitors get access here; the museum's content is not in it. */
  readonly isDoor: boolean;
  /** Whether the visitor's language is not known yet, as in a static guide. */
  readonly isGuess?: true;
}

/**
 * Renders screens of one museum.
 *
 * @param path relative to the guide's folder, such as `detail/7`
 * @param language the code of a language of the museum
 * @returns undefined for an address that has no such screen
 */
export type RenderScreen = (path: string, language: string) => Promise<RenderedScreen | undefined>;

/** The exports of the built renderer. */
export interface RendererModule {
  readonly createRenderer: (museum: RenderedMuseum) => Promise<RenderScreen>;
}

/** The attribute of the root element that holds a page's {@link RenderedMark} as JSON. */
export const markAttribute = 'data-rendered';

/** The attribute of the root element that holds a page's style in the dark look. */
export const darkAttribute = 'data-dark';

/** The attribute of the root element that says whether the page is light or dark; tokens.css depends on it. */
export const lookAttribute = 'data-look';

/** The attribute of the root element of a page on which nothing moves. */
export const calmAttribute = 'data-calm';

/** The attribute of the root element of a page whose scripts cannot be fetched. */
export const lostAttribute = 'data-lost';

/** The window's property that holds what a visitor did before the guide answered. */
export const pendingActionName = 'ciceroneHeld';

/** The attribute of a button that plays a recording, with its address. The page plays it before the guide answers. */
export const recordingAttribute = 'data-recording';

/** The attribute of such a button that has its name while the recording plays. */
export const pauseNameAttribute = 'data-pause';

/** The window's property that holds the element of a recording that the page plays before the guide answers. */
export const begunName = 'ciceroneBegun';

/** The attribute of the root element while the page plays a recording without the guide. */
export const soundingAttribute = 'data-sounding';

/** The attribute of the root element that says that a screen does not suit this visitor, who never sees it. */
export const unfitAttribute = 'data-unfit';

/** The attribute of the root element of a page on a device that cannot keep tours. */
export const unstorableAttribute = 'data-unkept';
