import { configuration } from './entities/configuration.ts';
import { language } from './entities/language.ts';
import { location } from './entities/location.ts';
import { message } from './entities/message.ts';
import { provider } from './entities/provider.ts';
import { theme } from './entities/theme.ts';
import { tour } from './entities/tour.ts';
import { tourGroup } from './entities/tour-group.ts';
import { tourItem } from './entities/tour-item.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { type Entity, entity } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';
import { date, flag, string, choice, whole } from './schema/scalars.ts';
import { BackupType } from './constants.ts';

/** An entry of the backup list (section 3.4). */
const backup = entity('backups', {
  Name: string(),
  /** Bytes. */
  Size: whole(0, { min: 0 }),
  Description: string(),
  Type: choice(BackupType, BackupType.full),
});

/** A visitor's access token (section 3.4). Free while `Expires` is empty. */
const token = entity('tokens', {
  Token: string(),
  Owner: string(),
  Comment: string(),
  Expires: date(),
  Printed: flag(),
});

/**
 * The stored form of a tour definition, as in a file, the database or `GET /db`: unchanged, with unknown fields and
 * without defaults. Reading fills in the defaults object by object ({@link Entity.complete}).
 */
export type TourDefinition = StoredObject;

/** The lists of a tour definition (section 3.4), beside its `Version`. */
export const definitionLists = {
  Providers: provider,
  Configurations: configuration,
  Languages: language,
  Messages: message,
  Themes: theme,
  TourGroups: tourGroup,
  Tours: tour,
  TourItems: tourItem,
  Locations: location,
} as const;

export type ListName = keyof typeof definitionLists;

/** Every model, including those outside a tour definition. */
export const entities: Readonly<Record<ModelName, Entity<unknown>>> = {
  backups: backup,
  configurations: configuration,
  languages: language,
  locations: location,
  messages: message,
  providers: provider,
  themes: theme,
  tokens: token,
  tourGroups: tourGroup,
  tourItems: tourItem,
  tours: tour,
};

export const listNames = Object.keys(definitionLists) as readonly ListName[];

/** Returns the name of the list of a model's objects; undefined for tokens and backups. */
export function listOf(model: ModelName): ListName | undefined {
  return listNames.find((name) => definitionLists[name].model === model);
}

/**
 * Returns the stored objects of a list. Other values are left out; a single object counts as a list of one. Never
 * throws.
 */
export function storedObjects(definition: TourDefinition, name: ListName): readonly StoredObject[] {
  const stored = definition[name];
  if (Array.isArray(stored)) return stored.filter(isObject);
  return isObject(stored) ? [stored] : [];
}

/** Returns the stored version, which people write as an object or as a list of one. */
export function storedVersion(definition: TourDefinition): StoredObject {
  const stored: unknown = definition['Version'];
  const first: unknown = Array.isArray(stored) ? stored[0] : stored;
  return isObject(first) ? first : {};
}
