import { type AnswerOf, type BodyOf } from '#contract/call.ts';
import { type BuildField, type buildCalls } from '#contract/calls/build-calls.ts';

export type AppAnswer = AnswerOf<(typeof buildCalls)['buildSettings']>;
export type StoredApp = AppAnswer['Settings'];
export type AppProblem = AppAnswer['Problems'][number];
export type AppChange = BodyOf<(typeof buildCalls)['setBuildSettings']>;

/** The form's values while it is edited. */
export interface AppValues {
  readonly ApplicationID: string;
  readonly AppName: string;
  readonly VersionName: string;
  readonly ServerAddress: string;
  readonly IsLoanDevice: boolean;
  /** Empty: the PIN stays as it is. */
  readonly PIN: string;
  readonly KeepBuilds: number;
}

/** The range of `KeepBuilds` that the server accepts. */
export const retainedBuilds = { least: 1, most: 20 } as const;
export const longestPin = 12;

export function valuesOf(stored: StoredApp): AppValues {
  const { ApplicationID, AppName, VersionName, ServerAddress, IsLoanDevice, KeepBuilds } = stored;
  return { ApplicationID, AppName, VersionName, ServerAddress, IsLoanDevice, PIN: '', KeepBuilds };
}

export function changeOf({ PIN, ...values }: AppValues): AppChange {
  // A PIN is of use only while its field is shown.
  return { ...values, ...(PIN === '' || !values.IsLoanDevice ? {} : { PIN }) };
}

export function isChanged(values: AppValues, stored: StoredApp): boolean {
  return JSON.stringify(changeOf(values)) !== JSON.stringify(changeOf(valuesOf(stored)));
}

/** Whether the typed PIN is too short, too long or not all digits. The server finds everything else after saving. */
export function hasWrongPin({ IsLoanDevice, PIN }: AppValues): boolean {
  return IsLoanDevice && !/^(?:\d{4,12})?$/.test(PIN);
}

/** Returns what is wrong with a field as it was saved; undefined once something else is typed there. */
export function problemAt(
  field: BuildField & keyof AppValues,
  values: AppValues,
  { Settings, Problems }: AppAnswer,
): AppProblem | undefined {
  if (values[field] !== valuesOf(Settings)[field]) return undefined;
  return Problems.find(({ Field }) => Field === field);
}

/** Returns the address that a museum without one probably wants: the guide's own, which apps reach by HTTPS alone. */
export function suggestedAddress(guideAddress: string, { ServerAddress }: AppValues): string | undefined {
  return ServerAddress.trim() === '' && guideAddress.startsWith('https://')
    ? guideAddress.replace(/\/*$/, '/')
    : undefined;
}
