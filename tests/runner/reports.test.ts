import { describe, expect, it } from 'vitest';
import { filesToRepeat, judge, readReport, type RunReport } from './reports.ts';

const json = (testResults: readonly object[], success = false): string => JSON.stringify({ success, testResults });
const file = (name: string, cases: Readonly<Record<string, string>>, message = ''): object => ({
  name: `/house/${name}`,
  status: message !== '' || Object.values(cases).includes('failed') ? 'failed' : 'passed',
  message,
  assertionResults: Object.entries(cases).map(([fullName, status]) => ({
    status,
    fullName,
    failureMessages: status === 'failed' ? [`${fullName} is wrong\n  at line 3`] : [],
  })),
});
const read = (testResults: readonly object[], success?: boolean): RunReport =>
  readReport(json(testResults, success), '/house');

describe('a report', () => {
  it('names red cases by file, with the first line of the failure', () => {
    expect(read([file('a.test.ts', { one: 'passed', two: 'failed' }), file('b.test.ts', { three: 'passed' })])).toEqual(
      {
        files: ['a.test.ts', 'b.test.ts'],
        passed: 2,
        red: [{ file: 'a.test.ts', name: 'two', failure: 'two is wrong' }],
      },
    );
  });

  it('counts a file that could not be run as red', () => {
    expect(read([file('a.test.ts', {}, 'Cannot find module\n...')]).red).toEqual([
      { file: 'a.test.ts', failure: 'Cannot find module' },
    ]);
  });

  it('is red after an error outside of the tests', () => {
    expect(read([file('a.test.ts', { one: 'passed' })]).red).toHaveLength(1);
    expect(read([file('a.test.ts', { one: 'passed' })], true).red).toEqual([]);
  });
});

describe('a second chance', () => {
  const first = read([file('a.test.ts', { one: 'failed' }), file('b.test.ts', { two: 'failed', three: 'passed' })]);

  it('is for each file with a red case, once', () => {
    expect(filesToRepeat(first)).toEqual(['a.test.ts', 'b.test.ts']);
  });

  it('is not there for an error without a file', () => {
    expect(filesToRepeat(read([file('a.test.ts', { one: 'passed' })]))).toBeUndefined();
  });

  it('makes a case that is green alone unstable, and leaves the others red', () => {
    const second = read([file('a.test.ts', { one: 'passed' }), file('b.test.ts', { two: 'failed', three: 'passed' })]);
    const { red, unstable } = judge(first, second);
    expect(unstable.map(({ name }) => name)).toEqual(['one']);
    expect(red.map(({ name }) => name)).toEqual(['two']);
  });

  it('leaves a file red that was not run again, or fails otherwise', () => {
    expect(judge(first, read([file('a.test.ts', { one: 'passed' })], true)).red.map(({ name }) => name)).toEqual([
      'two',
    ]);
    expect(judge(first, read([file('a.test.ts', {}, 'broken'), file('b.test.ts', { two: 'passed' })])).red).toEqual([
      { file: 'a.test.ts', failure: 'broken' },
    ]);
    expect(judge(first, undefined).red).toEqual(first.red);
  });
});
