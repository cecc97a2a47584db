import { readFileSync } from 'node:fs';
import { type Member } from './class-file.ts';
import { pinnedFile } from '../../src/native/android/build/pinned-package.ts';

/** Android's API 37 as NativeScript declares it in TypeScript, with the levels at which things came. */
const declarations = {
  spec: '@nativescript/types-android@9.1.1',
  integrity: 'PGaTum9tyqyyza3QT21Z7WrRR1+nM7ITsq9EJiaShLArThJI0PD1ZuDO5IoUUvSQ+gTKU2nLiVMnFbU4s3FeeQ==',
  path: 'package/lib/android/android-platform-37.d.ts',
  sha256: '8c582d8b5f4b5fe158d47bbb198cb69f85b70d435fb17e41e77b0015405a4416',
};

/** A constructor is named `<init>`. */
export interface DeclaredMember {
  readonly name: string;
  /** Undefined: a field. */
  readonly parameters: readonly string[] | undefined;
  /** The type of a field, or of what a method returns. */
  readonly type: string;
  /** The API level; 0: it was there before all that we support. */
  readonly since: number;
}

export interface DeclaredClass {
  /** Such as `android.app.Notification.Builder`. */
  readonly name: string;
  readonly parents: readonly string[];
  readonly since: number;
  readonly members: DeclaredMember[];
}

export type Declarations = ReadonlyMap<string, DeclaredClass>;

export function readDeclarations(): Declarations {
  const classes = new Map<string, DeclaredClass>();
  const scope: { readonly name: string; readonly is?: DeclaredClass }[] = [];
  let since = 0;
  for (const line of readFileSync(pinnedFile(declarations), 'utf8').split('\n')) {
    const code = line.trim();
    since = Number(/@since (\d+)/.exec(code)?.[1] ?? since);
    if (code.startsWith('/**') || code.startsWith('*')) continue;
    const opened = /^(?:declare|export) module (\w+) \{$/.exec(code);
    const made = /^export (?:abstract )?class (\w+)(?:<.*?>)?(?:\s+extends (.*?))?(?:\s+implements (.*?))? \{$/.exec(
      code,
    );
    if (opened !== null) scope.push({ name: opened[1] ?? '' });
    else if (made !== null) {
      const name = [...scope.map((one) => one.name), made[1]].join('.');
      const parents = splitTypes([made[2], made[3]].filter((part) => part !== undefined).join(', '));
      const is = { name, parents: parents.map(withoutGenerics), since, members: [] };
      classes.set(name, is);
      scope.push({ name: made[1] ?? '', is });
    } else if (/^(?:public )?constructor\(implementation: \{$/.test(code)) scope.push({ name: '' });
    else if (code.startsWith('}')) scope.pop();
    else scope.at(-1)?.is?.members.push(...memberIn(code, since));
    since = 0;
  }
  return classes;
}

function memberIn(code: string, since: number): readonly DeclaredMember[] {
  const method = /^public (?:static )?(?:abstract )?(\w+)(?:<.*?>)?\((.*)\)(?:: (.*))?;$/.exec(code);
  if (method !== null) {
    const [, name = '', parameters = '', type = 'void'] = method;
    const types = splitTypes(parameters).map((parameter) => parameter.slice(parameter.indexOf(': ') + 2));
    return [{ name: name === 'constructor' ? '<init>' : name, parameters: types, type, since }];
  }
  const field = /^public (?:static )?(\w+): (.*);$/.exec(code);
  return field === null ? [] : [{ name: field[1] ?? '', parameters: undefined, type: field[2] ?? '', since }];
}

/** Finds a member in a class or in what it extends. A method that came later than its class counts from where it came first. */
export function findMember(classes: Declarations, owner: string, wanted: Member): DeclaredMember | undefined {
  const one = classes.get(owner);
  if (one === undefined) return undefined;
  const own = one.members.filter((member) => isSame(member, wanted));
  const inherited = wanted.name === '<init>' ? [] : one.parents.map((parent) => findMember(classes, parent, wanted));
  return [...own, ...inherited]
    .filter((member) => member !== undefined)
    .toSorted((left, right) => left.since - right.since)[0];
}

function isSame(member: DeclaredMember, { name, descriptor }: Member): boolean {
  if (member.name !== name) return false;
  if (member.parameters === undefined) return !descriptor.startsWith('(') && fits(member.type, descriptor);
  const [, given = '', returned = ''] = /^\((.*)\)(.*)$/.exec(descriptor) ?? [];
  const parameters = given.match(/\[*(?:L[^;]+;|[BCDFIJSZ])/g) ?? [];
  return (
    parameters.length === member.parameters.length &&
    parameters.every((parameter, place) => fits(member.parameters?.[place] ?? '', parameter)) &&
    fits(member.type, returned)
  );
}

const texts = ['C', 'Ljava/lang/String;', 'Ljava/lang/CharSequence;', 'Landroid/text/Editable;'];

/** Whether a type in TypeScript may represent one of Java: several of Java's are one in TypeScript. */
function fits(declared: string, descriptor: string): boolean {
  const type = declared.replace(' | null', '');
  const element = /^androidNative\.Array<(.*)>$/.exec(type)?.[1];
  if (element !== undefined) return descriptor.startsWith('[') && fits(element, descriptor.slice(1));
  if (/^-?\d|^number$/.test(type)) return 'BSIJFD'.includes(descriptor);
  if (type === 'boolean') return descriptor === 'Z';
  if (type === 'void') return descriptor === 'V' || descriptor === '()V';
  if (type.startsWith('"') || type === 'string') return texts.includes(descriptor);
  if (type === 'any' || /^[A-Z]$/.test(type)) return /^[L[]/.test(descriptor);
  return (
    descriptor === `L${withoutGenerics(type)};` || descriptor.replaceAll(/[/$]/g, '.') === `L${withoutGenerics(type)};`
  );
}

function withoutGenerics(type: string): string {
  return type.replace(/<.*>/, '').trim();
}

/** Splits at commas that are not within angle brackets. */
function splitTypes(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of list) {
    depth += letter === '<' ? 1 : letter === '>' ? -1 : 0;
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return part.trim() === '' ? parts : [...parts, part.trim()];
}
