import { existsSync, readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import {
  clientConfiguration,
  type ClientConfiguration,
  readClientConfiguration,
} from '#content/client-configuration.ts';
import { hasWrongHost } from '#content/wrong-host.ts';
import { type BackupSettings, readBackupSettings } from './backup-settings.ts';
import { nearestName } from './nearest-name.ts';
import { demoMuseum, projectRoot } from '../project.ts';
import { SettingsError } from './settings-error.ts';
import { checkRedirects, readyRedirects } from './static-redirects.ts';

/** The server's settings. Each key can be set in `cicerone.json`; its environment variable overrides that. */
export interface Settings {
  /** CICERONE_PORT */
  readonly port: number;
  /** CICERONE_HOST: the address to listen on; the default is all addresses of this machine. */
  readonly host: string;
  /** CICERONE_CONTENT: a folder with tourDefinition.yaml (or .json) and files/, which fills a new database. */
  readonly content: string;
  /** CICERONE_DATA: the folder of the embedded database and the files. */
  readonly data: string;
  /** CICERONE_DATABASE_URL: `postgres://...`; empty: the embedded database. */
  readonly databaseUrl: string;
  /** CICERONE_FILES_URL: `s3://...`; empty: files are stored in the data folder. */
  readonly filesUrl: string;
  /** CICERONE_ROOT_PASSWORD: the password of root in a new database; undefined: a random one is printed once. */
  readonly rootPassword: string | undefined;
  /** CICERONE_TIME_ZONE: the museum's, such as Europe/Berlin; visits are counted by days there. */
  readonly timeZone: string;
  /** CICERONE_TRUSTED_PROXIES: addresses or networks of proxies that may report visitors' addresses. */
  readonly trustedProxies: readonly string[];
  /** CICERONE_AUDIT_DAYS: days for which the audit trail is kept; a year by default. */
  readonly auditDays: number;
  /** CICERONE_HISTORY_DAYS: days for which every change of the content is kept; of earlier ones, one a day and object. */
  readonly historyDays: number;
  /** CICERONE_METRICS_TOKEN: what monitoring sends as a bearer token to read `/metrics`; empty: there is no such page. */
  readonly metricsToken: string;
  /** CICERONE_TRANSLATE: a command that translates, see `usecases/translation/translator.ts`; empty: there is none. */
  readonly translate: string;
  /** CICERONE_BACKUP_...: the daily backup of everything. */
  readonly backup: BackupSettings;
  /** `client` in cicerone.json, and CICERONE_CLIENT_<KEY> (JSON or text). */
  readonly client: ClientConfiguration;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const defaultPort = 8080;

export function readSettings(environment: Environment, folder: string = projectRoot): Settings {
  const file = readFile(join(folder, 'cicerone.json'));
  checkVariables(environment);
  return {
    port: readPort(environment['CICERONE_PORT'] ?? file['port'] ?? defaultPort),
    host: readHost(environment['CICERONE_HOST'] ?? file['host'] ?? '0.0.0.0'),
    content: readContent(environment['CICERONE_CONTENT'] ?? file['content'] ?? demoMuseum, folder),
    data: readText('data', environment['CICERONE_DATA'] ?? file['data'] ?? 'data', (path) => resolve(folder, path)),
    databaseUrl: readUrl(
      'databaseUrl',
      'CICERONE_DATABASE_URL',
      environment['CICERONE_DATABASE_URL'] ?? file['databaseUrl'],
      'postgres://',
    ),
    filesUrl: readUrl('filesUrl', 'CICERONE_FILES_URL', environment['CICERONE_FILES_URL'] ?? file['filesUrl'], 's3://'),
    rootPassword: environment['CICERONE_ROOT_PASSWORD'] || undefined,
    timeZone: readTimeZone(environment['CICERONE_TIME_ZONE'] ?? file['timeZone']),
    trustedProxies: readProxies(environment['CICERONE_TRUSTED_PROXIES'] ?? file['trustedProxies'] ?? ''),
    auditDays: readDays('auditDays', environment['CICERONE_AUDIT_DAYS'] ?? file['auditDays'] ?? 365),
    historyDays: readDays('historyDays', environment['CICERONE_HISTORY_DAYS'] ?? file['historyDays'] ?? 30),
    metricsToken: readMetricsToken(environment['CICERONE_METRICS_TOKEN']),
    translate: readTranslate(environment['CICERONE_TRANSLATE'] ?? file['translate'] ?? ''),
    backup: readBackupSettings(environment, file, folder),
    client: readClient(file['client'] ?? {}, environment),
  };
}

function readFile(path: string): Readonly<Record<string, unknown>> {
  if (!existsSync(path)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return checkKeys({ ...value }, path);
  } catch (error) {
    throw new SettingsError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new SettingsError(`${path} must hold an object such as {"port": 8080}`);
}

const keys = [
  'port',
  'host',
  'content',
  'data',
  'databaseUrl',
  'filesUrl',
  'timeZone',
  'trustedProxies',
  'auditDays',
  'historyDays',
  'translate',
  'backupHour',
  'backupKeep',
  'backupCopy',
  'contentBackupHour',
  'contentBackupKeep',
  'client',
];

function checkKeys(file: Readonly<Record<string, unknown>>, path: string): Readonly<Record<string, unknown>> {
  const unknown = Object.keys(file).find((key) => !keys.includes(key));
  if (unknown === undefined) return file;
  throw new SettingsError(`${path} has a key "${unknown}" that means nothing. ${askFor(unknown, keys)}`);
}

function askFor(unknown: string, known: readonly string[]): string {
  const meant = nearestName(unknown, known);
  return meant === undefined ? `The keys are ${known.join(', ')}.` : `Is "${meant}" meant?`;
}

const prefix = 'CICERONE_';
const clientPrefix = `${prefix}CLIENT_`;

const secrets = [
  'ROOT_PASSWORD',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
  'BACKUP_ACCESS_KEY_ID',
  'BACKUP_SECRET_ACCESS_KEY',
];
const variables = [
  ...keys.filter((key) => key !== 'client').map(variableOf),
  ...secrets.map((name) => `${prefix}${name}`),
];

/** Finds misspelt variables. Others that begin so may belong to other programs. */
function checkVariables(environment: Environment): void {
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(prefix) || name.startsWith(clientPrefix) || variables.includes(name)) continue;
    const meant = nearestName(
      name.slice(prefix.length),
      variables.map((variable) => variable.slice(prefix.length)),
    );
    if (meant !== undefined)
      throw new SettingsError(`The variable ${name} means nothing. Is "${prefix}${meant}" meant?`);
  }
}

/** `timeZone` is set by `CICERONE_TIME_ZONE`. */
function variableOf(key: string): string {
  return prefix + key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function readPort(given: unknown): number {
  const port = /^\d{1,5}$/.test(String(given)) && typeof given !== 'boolean' ? Number(given) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new SettingsError(
      `CICERONE_PORT (port in cicerone.json) must be a whole number from 0 to 65535, not "${String(given)}"`,
    );
  }
  return port;
}

function readDays(key: string, given: unknown): number {
  const days = /^\d{1,5}$/.test(String(given)) && typeof given !== 'boolean' ? Number(given) : 0;
  if (days >= 1) return days;
  throw new SettingsError(
    `${variableOf(key)} (${key} in cicerone.json) must be a whole number of days from 1 to 99999, not "${String(given)}"`,
  );
}

const shortestToken = 16;

function readMetricsToken(given = ''): string {
  if (given === '' || (/^[!-~]+$/.test(given) && given.length >= shortestToken)) return given;
  // The message does not repeat the secret.
  throw new SettingsError(
    `CICERONE_METRICS_TOKEN must have at least ${shortestToken} characters of ASCII without blanks`,
  );
}

function readHost(given: unknown): string {
  if (typeof given === 'string' && given !== '') return given;
  throw new SettingsError(
    `CICERONE_HOST (host in cicerone.json) must be an address such as 127.0.0.1, not "${String(given)}"`,
  );
}

function readContent(given: unknown, folder: string): string {
  const path = typeof given === 'string' && given !== '' ? resolve(folder, given) : undefined;
  if (path === undefined || !existsSync(path) || !statSync(path).isDirectory()) {
    throw new SettingsError(
      `CICERONE_CONTENT (content in cicerone.json) must be a folder with tourDefinition.yaml, not "${String(given)}"`,
    );
  }
  return path;
}

function readTranslate(given: unknown): string {
  if (typeof given === 'string') return given.trim();
  throw new SettingsError(
    `CICERONE_TRANSLATE (translate in cicerone.json) must be a command, not ${JSON.stringify(given)}`,
  );
}

function readText(key: string, given: unknown, understand: (text: string) => string): string {
  if (typeof given === 'string' && given !== '') return understand(given);
  throw new SettingsError(
    `CICERONE_${key.toUpperCase()} (${key} in cicerone.json) must be a text, not "${String(given)}"`,
  );
}

function readUrl(key: string, variable: string, given: unknown, begin: string): string {
  if (given === undefined || given === '') return '';
  if (typeof given === 'string' && given.startsWith(begin) && URL.canParse(given)) return given;
  // The value may contain a password, so the message does not repeat it.
  throw new SettingsError(`${variable} (${key} in cicerone.json) must be an address that begins with ${begin}`);
}

function readTimeZone(given: unknown): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (given === undefined || given === '') return own;
  try {
    if (typeof given === 'string') {
      return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
    }
  } catch {
    // Reported below, like any other file.
  }
  throw new SettingsError(
    `CICERONE_TIME_ZONE (timeZone in cicerone.json) must be a time zone such as Europe/Berlin, not ${JSON.stringify(given)}`,
  );
}

/** Returns whether a text is an address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(length ?? 0) <= (version === 4 ? 32 : 128);
}

function readProxies(given: unknown): readonly string[] {
  const listed = Array.isArray(given) ? given.map(String) : String(given).split(',');
  const proxies = listed.map((proxy) => proxy.trim()).filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new SettingsError(
    `CICERONE_TRUSTED_PROXIES (trustedProxies in cicerone.json) must be addresses or networks such as 10.0.0.0/8, not "${wrong}"`,
  );
}

const clientKeys = Object.keys(clientConfiguration.fields ?? {});

function readClient(given: unknown, environment: Environment): ClientConfiguration {
  const stored = typeof given === 'object' && given !== null ? { ...given } : given;
  const overrides = Object.entries(environment)
    .filter(([name, value]) => name.startsWith(clientPrefix) && value !== undefined)
    .map(([name, value]) => [clientKey(name.slice(clientPrefix.length)), parseOverride(value ?? '')] as const);
  for (const key of [
    ...Object.keys(typeof stored === 'object' && stored !== null ? stored : {}),
    ...overrides.map(([key]) => key),
  ])
    if (!clientKeys.includes(key))
      throw new SettingsError(
        `client.${key} in cicerone.json (or its ${clientPrefix}... variable) means nothing. ${askFor(key, clientKeys)}`,
      );
  const { configuration, mismatches } = readClientConfiguration(
    overrides.length === 0 || typeof stored !== 'object' ? stored : { ...stored, ...Object.fromEntries(overrides) },
  );
  const staticRedirects = readyRedirects(configuration.staticRedirects);
  const [first] = [...mismatches, ...checkRedirects(staticRedirects)];
  for (const key of ['serverBase', 'webAddress'] as const)
    if (configuration[key] !== '' && !isAddress(configuration[key]))
      throw new SettingsError(
        `client.${key} in cicerone.json (or its ${clientPrefix}... variable) must be an address such as https://museum.example/, not "${configuration[key]}"`,
      );
  if (first === undefined) return { ...configuration, staticRedirects };
  throw new SettingsError(
    `client.${first.path.join('.')} in cicerone.json (or its ${clientPrefix}... variable) must be ${first.expected}, not ${first.found}`,
  );
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && !hasWrongHost(text);
}

/** `LOGIN_TITLE` means `loginTitle`. */
function clientKey(name: string): string {
  return name.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function parseOverride(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
