import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { projectRoot } from '#server/project.ts';
import { readSettings } from '#server/settings/settings.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const text = textOf('compose.yaml');
const documentation = textOf('deploy/README.md');
const nginx = textOf('deploy/nginx.conf.template');

const service = z.object({
  image: z.string(),
  restart: z.literal('unless-stopped'),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
  build: z.optional(z.string()),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
  environment: z.record(z.string(), z.string()),
  ports: z.optional(z.array(z.string())),
  volumes: z._default(z.array(z.string()), []),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.optional(z.string()) }))]),
  depends_on: z._default(z.record(z.string(), z.object({ condition: z.literal('service_healthy') })), {}),
});

const compose = z
  .object({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.looseObject({})),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(load(text, { schema: CORE_SCHEMA.withTags(mergeTag) }));

const services = Object.entries(compose.services);
const servers = services.filter(([, { build }]) => build !== undefined);
const variables = [...new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))];

it('compose.yaml names only services, networks, volumes and files that exist', () => {
  for (const [, { depends_on, networks, volumes }] of services) {
    for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
    const joined = Array.isArray(networks) ? networks : Object.keys(networks);
    for (const name of joined) expect(Object.keys(compose.networks)).toContain(name);
    for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
      if (!from.startsWith('./')) expect(Object.keys(compose.volumes)).toContain(from);
      else
        expect([from, existsSync(join(projectRoot, from)) || documentation.includes(from.slice(2))]).toEqual([
          from,
          true,
        ]);
    }
  }
});

it('Every image has a version, and every service a check of its health', () => {
  for (const [name, { image, build, healthcheck }] of services) {
    if (build === undefined)
      expect([name, image, healthcheck?.test[0]]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+/), 'CMD']);
    else expect(textOf('Dockerfile')).toMatch(/HEALTHCHECK[^]*\/health/);
  }
});

it('Every variable is demanded, documented, and never written here', () => {
  expect(variables.length).toBeGreaterThan(0);
  for (const name of variables) {
    expect(text).not.toMatch(new RegExp(String.raw`\$\{${name}(?!:\?)`));
    expect(documentation).toMatch(new RegExp(`^${name}=`, 'm'));
  }
  for (const [, { environment }] of services)
    for (const [name, value] of Object.entries(environment))
      if (/PASSWORD|SECRET|KEY/.test(name)) expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:\?/)]);
});

it('The servers read their settings, and believe the front alone', () => {
  const front = addressOf('front');
  expect(servers.length).toBeGreaterThan(1);
  for (const [, { environment }] of servers) {
    const given = Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:\?[^}]*\}/g, 'UTC'),
    ]);
    const settings = readSettings(Object.fromEntries(given));
    expect(settings.trustedProxies).toEqual([front]);
    expect([settings.databaseUrl, settings.filesUrl].map((url) => new URL(url).protocol)).toEqual(['postgres:', 's3:']);
  }
});

it('The front knows every server, and only it is reached from outside', () => {
  const known = [...nginx.matchAll(/^\s*server ([\d.]+):8080 /gm)].map(([, address]) => address);
  expect(known).toEqual(servers.map(([name]) => addressOf(name)));
  expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['front']);
});

it('Files of the operator stay out of Git and of the image', () => {
  const inImage = textOf('.dockerignore').split('\n');
  const inGit = textOf('.gitignore').split('\n');
  expect(inImage).toEqual(expect.arrayContaining(['.env', 'deploy']));
  expect(inGit).toEqual(expect.arrayContaining(['.env', 'deploy/museum.env', 'deploy/certificates']));
});

function addressOf(name: string): string | undefined {
  const networks = compose.services[name]?.networks;
  return networks === undefined || Array.isArray(networks) ? undefined : networks['front']?.ipv4_address;
}
