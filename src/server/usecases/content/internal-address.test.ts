import { expect, it } from 'vitest';
import { isInternalAddress } from './internal-address.ts';

it.each([
  'http://localhost/a',
  'http://LOCALHOST.:8080/a',
  'https://museum.local/a.mp3',
  'http://metadata.google.internal/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.178.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://user@127.0.0.1/',
  '//127.0.0.1/a',
  'http:\\\\127.0.0.1\\a',
])('%s is an address of a private network', (url) => expect(isInternalAddress(url)).toBe(true));

it.each([
  '',
  'files/a.mp3',
  'files/localhost.mp3',
  'https://museum.example/a.mp3',
  'http://172.32.0.1/',
  'http://8.8.8.8/',
  'http://[2001:db8::1]/',
  'https://localhost.example/',
  'https://10.example/',
  'mailto:desk@museum.local',
  'http://',
])('%s is not', (url) => expect(isInternalAddress(url)).toBe(false));
