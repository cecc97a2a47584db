import { expect, it } from 'vitest';
import { barrierHref, plainPath } from './barrier-href.ts';

const mail = { subject: 'Barriere: „Haus“ & Hof', lines: ['Eins', '', 'Zwei?'] };
const query = '?subject=Barriere%3A%20%E2%80%9EHaus%E2%80%9C%20%26%20Hof&body=Eins%0D%0A%0D%0AZwei%3F';

it.each([
  ['a@museum.example', 'b@museum.example', `mailto:a@museum.example${query}`],
  ['', 'b@museum.example', `mailto:b@museum.example${query}`],
  ['https://museum.example/barrier?x=1', 'b@museum.example', 'https://museum.example/barrier?x=1'],
  ['{host}/barrier', '', 'https://guide.example/barrier'],
  ['www.museum.example/barrier', '', 'https://www.museum.example/barrier'],
  ['ask at the desk', 'b@museum.example', `mailto:b@museum.example${query}`],
  ['javascript:alert(1)', '', undefined],
  ['', '', undefined],
])('from %j and %j visitors get to %s', (entered, email, href) =>
  expect(barrierHref({ entered, email, home: 'https://guide.example/' }, mail)).toBe(href),
);

it('reports to a museum whose name holds half a character', () =>
  expect(
    barrierHref(
      { entered: '', email: 'a@museum.example', home: 'https://guide.example/' },
      { subject: '\ud83c😀', lines: ['\udffa'] },
    ),
  ).toBe('mailto:a@museum.example?subject=%EF%BF%BD%F0%9F%98%80&body=%EF%BF%BD'));

it.each([
  ['/detail/5?dive=7&token=secret', '/detail/5?dive=7'],
  ['/locations/1?by=list#x', '/locations/1?by=list'],
  ['/welcome?u=me', '/welcome'],
])('of the path %s the report has %s', (path, plain) => expect(plainPath(path)).toBe(plain));
