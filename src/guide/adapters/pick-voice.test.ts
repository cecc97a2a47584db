import { expect, it } from 'vitest';
import { pickVoice, type Voice } from './pick-voice.ts';

const voice = (lang: string, { localService = true, ...others }: Partial<Voice> = {}): Voice => ({
  name: lang,
  lang,
  localService,
  default: false,
  ...others,
});
const voices = [
  voice('en-GB'),
  voice('en-US'),
  voice('de-AT', { default: true }),
  voice('de-DE'),
  voice('fr-FR', { localService: false }),
  voice('pt_BR'),
  voice('zh-TW'),
  voice('zh-CN'),
  voice('nb-NO'),
  voice('no language'),
];

it.each([
  ['de', 'de-DE'],
  ['de-AT', 'de-AT'],
  ['de-CH', 'de-AT'],
  ['en', 'en-US'],
  ['en-AU', 'en-GB'],
  ['pt', 'pt_BR'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['no', 'nb-NO'],
  // Only over the network.
  ['fr', undefined],
  ['it', undefined],
  ['', undefined],
  ['no language', undefined],
])('for %j it is %s', (language, name) => expect(pickVoice(voices, language)?.name).toBe(name));

it('picks no voice on a device without voices', () => expect(pickVoice([], 'de')).toBeUndefined());
