import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';

/** Returns the path at which an object is edited; undefined if there is no editor for it. */
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
