import { configuration } from '#content/entities/configuration.ts';
import { location } from '#content/entities/location.ts';
import { provider } from '#content/entities/provider.ts';
import { type Draft, objectsOf } from '../../draft/draft.ts';
import { oncePerDraft } from '../../draft/once-per-draft.ts';
import { type SectionPath } from '../section-table.ts';

const names = ['name', 'languages', 'welcome', 'station', 'sound', 'tour'] as const;
export type StepName = (typeof names)[number] | 'publish';

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
  /** Where it is done. */
  readonly path: SectionPath;
}

const paths: Readonly<Record<StepName, SectionPath>> = {
  name: '/configAbout',
  languages: '/languages',
  welcome: '/configWelcome',
  station: '/locations',
  sound: '/locations',
  tour: '/tours',
  publish: '/overview',
};

/** Returns what a new museum needs before visitors can use the guide, and what of it is there. */
export const stepsIn = oncePerDraft((draft: Draft): readonly Step[] => {
  const [museum = {}] = objectsOf(draft, 'providers');
  const [settings = {}] = objectsOf(draft, 'configurations');
  const stations = objectsOf(draft, 'locations');
  const isFilled = (texts: Readonly<Record<string, string>>): boolean =>
    Object.values(texts).some((text) => text !== '');
  const done: Readonly<Record<(typeof names)[number], boolean>> = {
    name: isFilled(provider.complete(museum).Name),
    languages: objectsOf(draft, 'languages').some(({ IsDefault }) => IsDefault === true),
    welcome: configuration.complete(settings).WelcomeScreen.ImageURL !== '',
    station: stations.length > 0,
    sound: stations.some((station) => {
      const { MediaURL, Text, Type } = location.complete(station);
      return Type > 2 || isFilled(MediaURL) || isFilled(Text);
    }),
    tour: objectsOf(draft, 'tourItems').length > 0,
  };
  return names.map((name) => ({ name, isDone: done[name], path: paths[name] }));
});
