import { relative } from 'node:path';

/** A red case of a run, or a file that could not be run. */
export interface RedCase {
  readonly file: string;
  /** Undefined: the file itself, such as its preparation. */
  readonly name?: string;
  readonly failure: string;
}

/** The report of a run of Vitest. */
export interface RunReport {
  /** Relative to the project. */
  readonly files: readonly string[];
  readonly passed: number;
  readonly red: readonly RedCase[];
}

interface JsonReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Reads a report of Vitest's JSON reporter. @throws SyntaxError if it is none */
export function readReport(json: string, root: string): RunReport {
  const report = JSON.parse(json) as JsonReport;
  const red: RedCase[] = [];
  let passed = 0;
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    passed += assertionResults.filter((result) => result.status === 'passed').length;
    for (const { fullName, failureMessages } of failed)
      red.push({ file, name: fullName, failure: firstLine(failureMessages[0] ?? message) });
    if (status === 'failed' && failed.length === 0) red.push({ file, failure: firstLine(message) });
  }
  if (!report.success && red.length === 0) red.push({ file: '', failure: 'An error outside of the tests' });
  return { files: report.testResults.map(({ name }) => relative(root, name)), passed, red };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

export interface Verdict {
  /** Cases that were red in both runs, or that cannot be run twice. */
  readonly red: readonly RedCase[];
  /** Cases that were red at first and green alone. */
  readonly unstable: readonly RedCase[];
}

/** The files to run once more, alone. Undefined: an error without a file cannot be repeated. */
export function filesToRepeat({ red }: RunReport): readonly string[] | undefined {
  return red.some(({ file }) => file === '') ? undefined : [...new Set(red.map(({ file }) => file))];
}

/** @param second the run of the red files alone; undefined if there was none */
export function judge(first: RunReport, second: RunReport | undefined): Verdict {
  if (second === undefined) return { red: first.red, unstable: [] };
  const repeated = new Set(second.files);
  const stillRed = new Set(second.red.map(({ file }) => file));
  const isRed = ({ file }: RedCase): boolean => stillRed.has(file) || !repeated.has(file);
  return {
    red: [...second.red, ...first.red.filter((found) => !repeated.has(found.file))],
    unstable: first.red.filter((found) => !isRed(found)),
  };
}
