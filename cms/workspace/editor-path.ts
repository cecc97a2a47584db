import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';

/** Where in the staff area an object is edited; undefined where it is nowhere yet. */
export function editorPath(model: EditedModel, object: StoredObject): string | undefined {
  const ID = Number(object['ID']);
  switch (model) {
    case 'locations':
      return `/locations/${ID}`;
    case 'tours':
      return `/tours/${ID}`;
    case 'tourItems':
      return `/tours/${Number(object['TourID'])}`;
    case 'tourGroups':
      return `/tours/groups/${ID}`;
    case 'languages':
      return `/languages/${ID}`;
    case 'themes':
      return `/themes/${ID}`;
    case 'messages':
      return `/messages/${ID}`;
    case 'configurations':
    case 'providers':
      return undefined;
  }
}
