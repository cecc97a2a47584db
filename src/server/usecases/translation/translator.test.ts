import { expect, it } from 'vitest';
import { Refusal } from '../../errors.ts';
import { createTranslator } from './translator.ts';

/** A command that runs a program in one line. */
const node = (program: string): string => `"${process.execPath}" -e '${program}'`;

const given = { from: 'de', to: 'en', texts: ['Schale', 'Zeile\n"zwei" <b>ü</b>'] };
const each = (answer: string): string =>
  node(`require("readline").createInterface({input:process.stdin}).on("line",(l)=>{const g=JSON.parse(l);${answer}})`);

async function failureOf(command: string, limits = { milliseconds: 20_000, characters: 10_000 }): Promise<unknown> {
  const error = await createTranslator(command, limits)
    .translate(given)
    .catch((reason: unknown) => reason);
  return error instanceof Refusal ? [error.code, error.message] : error;
}

it('translates line by line, in any order', async () => {
  const translator = createTranslator(
    each('process.stdout.write(JSON.stringify({id:g.id,text:[g.from,g.to,g.text].join(" ")})+String.fromCharCode(10))'),
  );
  expect(translator.isThere).toBe(true);
  expect(await translator.translate(given)).toEqual(['de en Schale', 'de en Zeile\n"zwei" <b>ü</b>']);
  expect(await translator.translate({ ...given, texts: [] })).toEqual([]);
});

it('does not tell the program the settings', async () => {
  process.env['CICERONE_TEST_SECRET'] = 'secret';
  const program = 'console.log(JSON.stringify({id:g.id,text:String(process.env.CICERONE_TEST_SECRET)}))';
  expect(await createTranslator(each(program)).translate(given)).toEqual(['undefined', 'undefined']);
  delete process.env['CICERONE_TEST_SECRET'];
});

it('says plainly what is wrong', async () => {
  expect(await failureOf('')).toEqual(['not-found', expect.stringContaining('no program')]);
  expect(await failureOf('no-such-program-at-all')).toEqual(['internal', expect.stringContaining('not found')]);
  expect(await failureOf(node('console.error("no key");process.exit(3)'))).toEqual([
    'internal',
    expect.stringContaining('no key'),
  ]);
  expect(await failureOf(node('console.log("hello")'))).toEqual(['internal', expect.stringContaining('hello')]);
  expect(await failureOf(node('console.log(JSON.stringify({id:0,text:"x"}))'))).toEqual([
    'internal',
    expect.stringContaining('left out text 1'),
  ]);
  expect(await failureOf(node('console.log(JSON.stringify({id:7,text:"x"}))'))).toEqual([
    'internal',
    expect.stringContaining('7'),
  ]);
  expect(await failureOf(node('console.log("x".repeat(20000))'))).toEqual([
    'internal',
    expect.stringContaining('too long'),
  ]);
  expect(await failureOf(node('setInterval(()=>0,1000)'), { milliseconds: 300, characters: 100 })).toEqual([
    'busy',
    expect.stringContaining('longer than'),
  ]);
});
