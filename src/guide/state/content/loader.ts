import { createStore } from 'zustand';
import { type Catalogue, createCatalogue } from '#content/catalogue.ts';
import { LoaderStep, loaderSteps } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import type { Messages } from '#content/messages.ts';
import { addServerBase } from '#content/server-base.ts';
import { RequestError, type RequestErrorFacts } from '#contract/errors.ts';
import { inPageTurns } from '#contract/take-turns.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { loadAgain } from '#ui/load-again.ts';
import { type Boot } from './boot.ts';
import { localDay } from './local-day.ts';

/** Everything that the guide needs once it is loaded. */
export interface LoadedContent extends Boot {
  readonly catalogue: Catalogue;
  /** Undefined if the museum has no text blocks. */
  readonly messages: Messages | undefined;
}

export type LoaderState =
  | { readonly status: 'waiting' | 'loading'; readonly percent: number }
  | { readonly status: 'failed'; readonly percent: number; readonly facts: RequestErrorFacts }
  /** The content needs access, which the visitor does not have yet. */
  | { readonly status: 'locked'; readonly percent: number; readonly boot: Boot }
  | { readonly status: 'ready'; readonly percent: 100; readonly content: LoadedContent };

export interface Loader extends ReadonlyStore<LoaderState> {
  /** Starts loading, or retries after a failure or a refusal. */
  readonly start: () => void;
  /** Shows other content in place of what was loaded. */
  readonly replace: (content: LoadedContent) => void;
}

export interface LoaderOptions {
  readonly boot: () => Promise<Boot>;
  /** The tour definition; undefined if the visitor needs access first. */
  readonly ask: (boot: Boot) => Promise<TourDefinition | undefined>;
  /** The day whose tours visitors find; undefined for staff, who look at hidden tours, too. */
  readonly today?: () => string | undefined;
  /** Runs the steps so that the page draws between them; another way only in tests. */
  readonly inTurns?: typeof inPageTurns;
}

/** Boots and loads the tour definition in the ten steps of section 4; the guide can be used at 100 percent. */
export function createLoader({ boot, ask, today = localDay, inTurns = inPageTurns }: LoaderOptions): Loader {
  const store = createStore<LoaderState>(() => ({ status: 'waiting', percent: 0 }));

  return {
    ...store,
    // A screen that was rendered ahead shows the content, not the wait for it.
    getInitialState: store.getState,
    start: () => {
      const { status } = store.getState();
      if (status !== 'loading' && status !== 'ready') void load();
    },
    replace,
  };

  function replace(content: LoadedContent): void {
    store.setState({ status: 'ready', percent: 100, content }, true);
  }

  function* prepareAll(catalogue: Catalogue): Generator<undefined, void> {
    for (const [index, step] of loaderSteps.entries()) {
      prepare(catalogue, step);
      store.setState({ status: 'loading', percent: ((index + 1) / loaderSteps.length) * 100 }, true);
      yield;
    }
  }

  async function load(): Promise<void> {
    store.setState({ status: 'loading', percent: 0 }, true);
    try {
      const booted = await boot();
      const definition = await ask(booted);
      if (definition === undefined) {
        store.setState({ status: 'locked', percent: 0, boot: booted }, true);
        return;
      }
      const catalogue = createCatalogue(addServerBase(definition, booted.base), today());
      await inTurns(prepareAll(catalogue));
      const messages = await messagesOf(catalogue);
      replace({ ...booted, catalogue, messages });
    } catch (error) {
      console.warn('The tour definition could not be loaded', error);
      const facts = error instanceof RequestError ? error.facts : { failure: 'schema' as const, url: '' };
      store.setState({ status: 'failed', percent: 0, facts }, true);
    }
  }
}

/** Undefined if the museum has no text blocks. */
export async function messagesOf(catalogue: Catalogue): Promise<Messages | undefined> {
  if (!catalogue.hasMessages) return undefined;
  const { createMessages } = await loadAgain(() => import('#content/messages.ts'));
  return createMessages(catalogue, catalogue.languages[0].Code);
}

/** Does the work of a step in advance, so that screens do not have to. */
function prepare(catalogue: Catalogue, step: (typeof loaderSteps)[number]): unknown {
  const nothing = -1;
  switch (step) {
    case LoaderStep.Provider:
      return catalogue.provider;
    case LoaderStep.Configuration:
      return catalogue.configuration;
    case LoaderStep.Languages:
      return catalogue.languages;
    case LoaderStep.Messages:
      return catalogue.message('');
    case LoaderStep.Groups:
      return catalogue.groups;
    case LoaderStep.Tours:
      return catalogue.tours();
    case LoaderStep.TourItems:
      return catalogue.itemsOf(nothing);
    case LoaderStep.Themes:
      return catalogue.defaultTheme;
    case LoaderStep.Locations:
      return catalogue.location(nothing);
    case LoaderStep.Version:
      return catalogue.version;
  }
}
