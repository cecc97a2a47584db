import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { tabOfField } from './tour-parts.ts';

/**
 * Returns the path at which an object is edited.
 *
 * @param field the field that matters there, such as `Info.NewsSite.de`
 */
export function editorPath(model: EditedModel, object: StoredObject, field = ''): string {
  const ID = Number(object['ID']);
  switch (model) {
    case 'locations':
      return `/locations/${ID}`;
    case 'tours':
      return field === '' ? `/tours/${ID}` : `/tours/${ID}/${tabOfField(field)}`;
    case 'tourItems':
      return `/tours/${Number(object['TourID'])}${field === '' ? '' : `/stations/${ID}`}`;
    case 'tourGroups':
      return `/tours/groups/${ID}`;
    case 'languages':
      return `/languages/${ID}`;
    case 'themes':
      return `/themes/${ID}`;
    case 'messages':
      return `/messages/${ID}`;
    case 'providers':
      return '/configAbout';
    case 'configurations':
      return settingsPath(field);
  }
}

/** The settings are edited in three sections. */
function settingsPath(field: string): string {
  if (/^(?:Info\b|Access\.(?:Statement|BarrierAddress)\b|FaviconURL$|TokenLogoURL$)/.test(field)) return '/configAbout';
  return field.startsWith('WelcomeScreen') ? '/configWelcome' : '/configBuild';
}
