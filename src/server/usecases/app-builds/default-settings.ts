import { type Catalogue } from '#content/catalogue.ts';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { createMessages } from '#content/messages.ts';
import { longestInBuild } from '#contract/calls/build-calls.ts';
import { type AppSettings } from './app-settings.ts';
import { isReservedWord } from './application-id.ts';
import { normalAddress } from './server-address.ts';

/** Returns the settings of an app that has none, from the museum's content. */
export function defaultSettings(
  catalogue: Catalogue,
  { serverBase, webAddress }: Pick<ClientConfiguration, 'serverBase' | 'webAddress'>,
): AppSettings {
  const { Code } = catalogue.languages[0];
  const name = createMessages(catalogue, Code)
    .fill(inLanguage(catalogue.provider.Name, Code, ''), Code)
    .text.trim();
  const address = [serverBase, webAddress].find((url) => url.startsWith('https://')) ?? '';
  return {
    ApplicationID: applicationIdOf(hostOf(catalogue.provider.Internet) ?? hostOf(address)),
    AppName: [...name].slice(0, longestInBuild.AppName).join('').trim(),
    VersionName: '1.0',
    ServerAddress: normalAddress(address),
    IsLoanDevice: false,
    KeepBuilds: 3,
  };
}

/** The museum may write its address with or without `https://`. */
function hostOf(address: string): string | undefined {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return address.trim() === '' || !URL.canParse(url) ? undefined : new URL(url).hostname;
}

/** Returns an ID such as `de.stadtmuseum.guide` for `www.stadtmuseum.de`; empty for what is no name of a host. */
function applicationIdOf(host: string | undefined): string {
  const parts = (host ?? '')
    .replace(/^www\./, '')
    .split('.')
    .filter((part) => part !== '');
  // Addresses in numbers end with a number or a bracket.
  if (parts.length < 2 || !/^[a-z][a-z\d-]*$/.test(parts.at(-1) ?? '')) return '';
  return [...parts.toReversed().map(asPart), 'guide'].join('.');
}

function asPart(label: string): string {
  const part = label.replaceAll('-', '_');
  if (!/^[a-z]/.test(part)) return `m${part}`;
  return isReservedWord(part) ? `${part}_` : part;
}
