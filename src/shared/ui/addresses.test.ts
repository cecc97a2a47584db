import { describe, expect, it } from 'vitest';
import { linkAddress, mailAddress, phoneAddress, webAddress, websiteAddress } from './addresses.ts';

const home = 'https://guide.example/museum/';

describe('a link that staff entered', () => {
  it.each([
    ['https://museum.example/news', 'https://museum.example/news'],
    [' HTTP://museum.example ', 'http://museum.example/'],
    ['{host}/news', 'https://guide.example/museum/news'],
    ['{host}', 'https://guide.example/museum'],
    ['{host}.evil.example', 'https://guide.example/museum/.evil.example'],
    ['{host}@evil.example', 'https://guide.example/museum/@evil.example'],
    ['javascript:alert(1)', undefined],
    ['//museum.example', undefined],
    ['museum', undefined],
    ['https://', undefined],
    ['x{host}/news', undefined],
    ['', undefined],
  ])('%j leads to %j', (entered, address) => expect(webAddress(entered, home)).toBe(address));
});

describe('a website', () => {
  it.each([
    ['www.museum.example', 'https://www.museum.example/'],
    ['museum.example/de?x=1', 'https://museum.example/de?x=1'],
    ['http://museum.example', 'http://museum.example/'],
    ['javascript:alert(1)', undefined],
    ['our website', undefined],
    ['', undefined],
  ])('%j leads to %j', (entered, address) => expect(websiteAddress(entered)).toBe(address));
});

it.each([
  ['+49 (0)711 / 12-34', 'tel:+497111234'],
  ['(0711) 1234', 'tel:07111234'],
  ['ask us', undefined],
  ['', undefined],
])('the telephone number %j is dialled as %j', (entered, address) => expect(phoneAddress(entered)).toBe(address));

it.each([
  ['hallo@museum.example', 'mailto:hallo@museum.example'],
  ['a+b@museum.example', 'mailto:a%2Bb@museum.example'],
  ['hallo@museum.example?bcc=x', undefined],
  ['hallo', undefined],
  ['', undefined],
])('the mail address %j is written to at %j', (entered, address) => expect(mailAddress(entered)).toBe(address));

it.each([
  ['www.museum.example', 'https://www.museum.example/'],
  [' museum.example/de ', 'https://museum.example/de'],
  ['https://museum.example/?x=1', 'https://museum.example/?x=1'],
  ['info@museum.example', 'mailto:info@museum.example'],
  ['mailto:info@museum.example?subject=Hello', 'mailto:info@museum.example?subject=Hello'],
  ['+49 (0)711 1234', 'tel:+497111234'],
  ['tel:+497111234', 'tel:+497111234'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
  ['mailto:', undefined],
  ['our website', undefined],
  ['', undefined],
])('the link %j in a text leads to %j', (entered, address) => expect(linkAddress(entered)).toBe(address));
