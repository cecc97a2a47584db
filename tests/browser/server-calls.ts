import { type Settings } from '#server/settings/settings.ts';
import { type Services } from '#server/usecases/services.ts';
import { type CopyName } from '#server/store/tables.ts';

/** The use cases that tests call directly; their arguments and results are plain data. */
export const remoteServices = [
  'access',
  'appBuilds',
  'audit',
  'backups',
  'dailyBackup',
  'factor',
  'failures',
  'login',
  'sessions',
  'tokens',
  'users',
  'visits',
  'visitStatistics',
] as const;

type RemoteService = (typeof remoteServices)[number];

/** The same calls, answered by another process. */
export type RemoteServices = {
  readonly [Name in RemoteService]: {
    readonly [Call in keyof Services[Name]]: Services[Name][Call] extends (...given: infer Given) => infer Result
      ? (...given: Given) => Promise<Awaited<Result>>
      : never;
  };
};

export interface ServerToOpen {
  readonly settings: Settings;
  readonly buildId: string;
  /** The folders of the built guide and staff area; undefined for the API alone. */
  readonly guide?: string;
  readonly cms?: string;
  /** Whether pages come with their first screen. */
  readonly isPrerendering: boolean;
}

/** The tables that tests empty or change. */
export type ChangeableTable = 'failedAttempts' | 'sessions' | 'tokens' | 'users';

export type ColumnValues = Readonly<Record<string, string | number | null>>;

export type ServerCall =
  | { readonly kind: 'open'; readonly options: ServerToOpen }
  | {
      readonly kind: 'service';
      readonly server: number;
      readonly path: readonly [string, string];
      readonly given: unknown[];
    }
  | { readonly kind: 'definition'; readonly server: number; readonly copy: CopyName }
  | { readonly kind: 'clear'; readonly server: number; readonly table: ChangeableTable }
  | {
      readonly kind: 'update';
      readonly server: number;
      readonly table: ChangeableTable;
      readonly values: ColumnValues;
      readonly where: ColumnValues;
    }
  | { readonly kind: 'close'; readonly server: number };

export type Asked = ServerCall & { readonly id: number };

export type Answered =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
