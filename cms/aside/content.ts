import { type TourDefinition } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { partLength, type Tasks } from './answer-tasks.ts';
import { type Aside } from './open-aside.ts';

interface ContentPart {
  readonly list: string;
  readonly from: number;
  readonly objects: readonly StoredObject[];
}

interface ContentTasks extends Tasks {
  readonly takeContent: (part: ContentPart) => void;
}

/** A worker that has the content. */
export interface ContentAside<All extends Tasks> extends Aside<All> {
  /** Sends the lists that have changed since the last time. */
  readonly sendContent: (definition: TourDefinition) => Promise<void>;
}

/** Returns the worker's copy of the content, which comes in parts. */
export function holdContent() {
  const content = new Map<string, StoredObject[]>();
  return {
    definition: (): TourDefinition => Object.fromEntries(content),
    /** Gets a part of a list; the first part begins the list again. */
    takeContent: ({ list, from, objects }: ContentPart): void => {
      const known = from === 0 ? [] : (content.get(list) ?? []);
      known.push(...objects);
      content.set(list, known);
    },
  };
}

export function withContent<All extends Tasks>(aside: Aside<All>): ContentAside<All> {
  const { ask } = aside as unknown as Aside<ContentTasks>;
  const sent = new Map<string, unknown>();
  const sendChanged = async (definition: TourDefinition): Promise<void> => {
    for (const [list, objects] of Object.entries(definition) as [string, readonly StoredObject[]][]) {
      if (sent.get(list) === objects) continue;
      sent.set(list, objects);
      for (let from = 0; from === 0 || from < objects.length; from += partLength) {
        // Waiting lets the page do other things in between.
        await ask('takeContent', { list, from, objects: objects.slice(from, from + partLength) });
      }
    }
  };
  let sending: Promise<void> = Promise.resolve();
  return { ...aside, sendContent: (definition) => (sending = sending.then(() => sendChanged(definition))) };
}
