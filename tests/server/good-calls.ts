import { type FastifyInstance } from 'fastify';
import { allCalls, type CallName } from '#contract/all-calls.ts';
import { type Call } from '#contract/call.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { type Role } from './test-server.ts';

interface Request {
  readonly url: string;
  readonly payload?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const calls: readonly (readonly [CallName, Call])[] = Object.entries(allCalls) as [CallName, Call][];

/** Returns the calls that this server answers. */
export function callsOf(app: FastifyInstance): typeof calls {
  return calls.filter(([, { method, path }]) => app.hasRoute({ method, url: path }));
}

/** The values for the parameters of a path. */
const places: Readonly<Record<string, string>> = {
  Model: 'locations',
  Filter: 'all',
  Printed: '1',
  Offset: '0',
  Limit: '10',
  Step: 'D',
  Kind: 'debug',
  Object: '1',
  Epoch: '999999999',
  Token: 'ABCDEFGHJKMN',
  Key: '0'.repeat(32),
  Name: 'none.zip',
};

const visit = {
  ID: 'a visit',
  Kind: 'open',
  TourCode: 'T',
  ItemCode: '1',
  Language: 'de',
  Device: 'web',
  At: '2026-11-21T10:00:00Z',
};

const bodies: Partial<Record<CallName, object | string>> = {
  logIn: { Name: 'root', Password: rootPassword },
  checkPassword: { Password: rootPassword },
  beginFactor: { Password: rootPassword },
  confirmFactor: { Code: 'wrong' },
  removeFactor: { Password: rootPassword, Code: 'wrong' },
  renewRecoveryCodes: { Password: rootPassword, Code: 'wrong' },
  addUser: { Group: 'desk', Password: rootPassword },
  setLanguages: { Languages: ['en'] },
  translate: { From: 'de', To: 'en', Texts: [] },
  givePassword: { Password: rootPassword },
  setRules: { SecondFactor: 'nobody' },
  save: [{ ID: -1, Code: 'new' }],
  remove: [{ ID: 2 }],
  importYaml: 'Tours: []\nLocations: [{ID: 1}, {ID: 2}]',
  setLoginType: { LoginType: 'none' },
  createTokens: { Count: 2, Owner: 'desk' },
  markPrinted: { Tokens: [] },
  editTokens: { Tokens: [] },
  removeTokens: { Tokens: [] },
  recordVisits: [visit],
  openPhonePreview: { Place: '/detail/1' },
  showOnPhone: { Base: 0, Unsaved: [{ model: 'locations', changed: [{ ID: 1 }], deleted: [2] }] },
  enterPhonePreview: { Secret: 'phone-none' },
  addComment: { Model: 'locations', ID: 1, Field: 'Name.de', Text: 'Wann?' },
  editComment: { Text: 'Wann genau?' },
  resolveComment: { IsResolved: true },
  reportWork: { Tab: 'a tab', Place: '/locations/1' },
  moveFile: { From: 'folder/words.txt', To: 'folder/other.txt' },
  createIcons: { Path: 'picture.svg' },
  createWholeBackup: { Passphrase: 'four random words here' },
  setDailyBackup: { IsOn: true, Hour: 3, Keep: 7, Type: 'full' },
  setBuildSettings: {
    ApplicationID: 'org.museum.guide',
    AppName: 'Museum',
    VersionName: '1.0',
    ServerAddress: '',
    IsLoanDevice: false,
    KeepBuilds: 3,
  },
  publishPart: { Note: 'all' },
  planPublication: { At: '2099-12-24T09:00', Languages: { Only: ['de'] } },
  movePublication: { At: '2099-12-24T09:00' },
  setApproval: { NeedsApproval: false, Publisher: '' },
  createBackup: { Type: 'full', Description: 'by hand' },
};

const trees: Partial<Record<CallName, string>> = {
  readFile: 'picture.svg',
  listFiles: '',
  uploadFiles: 'folder',
  createFolder: 'new folder',
  removeFile: 'folder/other.txt',
  zipFolder: 'folder',
};

/** Returns a valid request for a call. */
export function goodCall(name: CallName, role: Role = 'root'): Request {
  const call: Call = allCalls[name];
  const url = call.path
    .replaceAll(/:(\w+)/g, (_, place: string) => places[place] ?? place)
    .replace('*', encodeURI(trees[name] ?? ''));
  if (call.body === undefined) return { url };
  if (call.body === 'upload') return { url, ...multipart('words.txt', 'some words') };
  if (name === 'changePassword') {
    const User = { Name: role, Password: rootPassword };
    return { url, payload: { NewPassword: rootPassword, User } };
  }
  const body = name === 'save' && role === 'translator' ? [] : (bodies[name] ?? {});
  return typeof body === 'string'
    ? { url, payload: body, headers: { 'content-type': 'application/yaml' } }
    : { url, payload: body };
}

export function multipart(fileName: string, bytes: string): { payload: string; headers: Record<string, string> } {
  const payload = [
    '--border',
    `content-disposition: form-data; name="file"; filename="${fileName}"`,
    'content-type: application/octet-stream',
    '',
    bytes,
    '--border--',
    '',
  ].join('\r\n');
  return { payload, headers: { 'content-type': 'multipart/form-data; boundary=border' } };
}
