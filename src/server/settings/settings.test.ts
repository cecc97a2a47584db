import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cicerone-settings-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the settings', () => {
  it('have defaults', () => {
    const { port, host, content, client } = readSettings({}, folder);
    expect({ port, host, source: client.source, authMaxAge: client.authMaxAge }).toEqual({
      port: 8080,
      host: '0.0.0.0',
      source: 'served',
      authMaxAge: 86_400,
    });
    expect(content).toMatch(/demo-museum$/);
  });

  it.each(['10.0.0.0/99', '::1/129', '10.0.0/8', 'proxy', '10.0.0.1/', '10.0.0.0/8/8'])(
    'name a proxy that is none: %s',
    (proxy) => {
      expect(() => readSettings({ CICERONE_TRUSTED_PROXIES: `10.0.0.0/8, ${proxy}` }, folder)).toThrow(
        `CICERONE_TRUSTED_PROXIES (trustedProxies in cicerone.json) must be addresses or networks such as 10.0.0.0/8, not "${proxy}"`,
      );
    },
  );

  it('has no program that translates unless one is named', () => {
    expect(readSettings({}, folder).translate).toBe('');
    expect(readSettings({ CICERONE_TRANSLATE: ' deepl --json ' }, folder).translate).toBe('deepl --json');
  });

  it('keep the audit trail for whole days', () => {
    expect([readSettings({}, folder).auditDays, readSettings({ CICERONE_AUDIT_DAYS: '90' }, folder).auditDays]).toEqual(
      [365, 90],
    );
    for (const CICERONE_AUDIT_DAYS of ['0', '-1', 'ever', '1.5']) {
      expect(() => readSettings({ CICERONE_AUDIT_DAYS }, folder)).toThrow(
        /CICERONE_AUDIT_DAYS .* whole number of days/,
      );
    }
  });

  it('come from the file, and the environment overrides it', () => {
    writeFileSync(join(folder, 'cicerone.json'), JSON.stringify({ port: 1, client: { debugNotifications: true } }));
    expect(readSettings({}, folder)).toMatchObject({ port: 1, client: { debugNotifications: true } });
    const environment = {
      CICERONE_PORT: '2',
      CICERONE_CLIENT_DEBUG_NOTIFICATIONS: 'false',
      CICERONE_CLIENT_LOGIN_TITLE: 'Hello',
    };
    expect(readSettings(environment, folder)).toMatchObject({
      port: 2,
      client: { debugNotifications: false, loginTitle: { und: 'Hello' } },
    });
  });

  it.each([
    [{ CICERONE_PORT: 'eighty' }, 'CICERONE_PORT'],
    [{ CICERONE_PORT: '' }, 'CICERONE_PORT'],
    [{ CICERONE_PORT: '70000' }, 'CICERONE_PORT'],
    [{ CICERONE_PORT: ' ' }, 'CICERONE_PORT'],
    [{ CICERONE_PORT: '0x50' }, 'CICERONE_PORT'],
    [{ CICERONE_HOST: '' }, 'CICERONE_HOST'],
    [{ CICERONE_CONTENT: '/no/such/folder' }, 'CICERONE_CONTENT'],
    [{ CICERONE_CLIENT_SOURCE: 'cloud' }, 'client.source'],
    [{ CICERONE_CLIENT_AUTH_MAX_AGE: '-1' }, 'client.authMaxAge'],
    [{ CICERONE_CLIENT_STATIC_REDIRECTS: '{"start":"/tours"}' }, 'client.staticRedirects.start'],
    [{ CICERONE_CLIENT_STATIC_REDIRECTS: '{"/a":"/b","/b":"/a/"}' }, 'client.staticRedirects./a'],
    [{ CICERONE_CLIENT_STATIC_REDIRECTS: '{"/login":"/tours"}' }, 'client.staticRedirects./login'],
  ])('%j stops the start with a message naming %s', (environment, key) => {
    expect(() => readSettings(environment, folder)).toThrow(key);
  });

  it.each(['javascript:alert(1)', 'museum.example', 'https://a;b/', 'ftp://museum.example/'])(
    'name an address that is none: %s',
    (address) => {
      for (const [name, key] of [
        ['SERVER_BASE', 'serverBase'],
        ['WEB_ADDRESS', 'webAddress'],
      ])
        expect(() => readSettings({ [`CICERONE_CLIENT_${name}`]: address }, folder)).toThrow(`client.${key}`);
    },
  );

  it('name what a misspelt key means', () => {
    const start = (environment: Record<string, string>) => () => readSettings(environment, folder);
    expect(start({ CICERONE_PROT: '80' })).toThrow('Is "CICERONE_PORT" meant?');
    expect(start({ CICERONE_TIMEZONE: 'Europe/Berlin' })).toThrow('Is "CICERONE_TIME_ZONE" meant?');
    expect(start({ CICERONE_CLIENT_GPS_LOCATER: 'true' })).toThrow('client.gpsLocater');
    expect(start({ CICERONE_CLIENT_GPS_LOCATER: 'true' })).toThrow('Is "gpsLocator" meant?');
    expect(start({ CICERONE_SHOTS: 'x', CICERONE_PASSWORD: 'y' })).not.toThrow();
    writeFileSync(join(folder, 'cicerone.json'), '{"timezone": "Europe/Berlin"}');
    expect(start({})).toThrow('Is "timeZone" meant?');
    writeFileSync(join(folder, 'cicerone.json'), '{"client": {"debugNotification": true}}');
    expect(start({})).toThrow('Is "debugNotifications" meant?');
    writeFileSync(join(folder, 'cicerone.json'), '{"client": {"colour": "red"}}');
    expect(start({})).toThrow(/client\.colour .* The keys are experimentalFeatures, /);
  });

  it('name a broken file', () => {
    writeFileSync(join(folder, 'cicerone.json'), '{"port": ');
    expect(() => readSettings({}, folder)).toThrow(/cicerone\.json is not JSON/);
    writeFileSync(join(folder, 'cicerone.json'), '[]');
    expect(() => readSettings({}, folder)).toThrow(/must hold an object/);
    writeFileSync(join(folder, 'cicerone.json'), '{"prot": 80}');
    expect(() => readSettings({}, folder)).toThrow(/"prot"/);
    writeFileSync(join(folder, 'cicerone.json'), '{"port": true}');
    expect(() => readSettings({}, folder)).toThrow('CICERONE_PORT');
    writeFileSync(join(folder, 'cicerone.json'), '\uFEFF{"port": 81}');
    expect(readSettings({}, folder).port).toBe(81);
  });
});
