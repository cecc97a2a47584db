import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A member as class files name it, such as `setMode` and `(I)V`. */
export interface Member {
  readonly name: string;
  readonly descriptor: string;
}

export interface MemberReference extends Member {
  readonly kind: 'field' | 'method';
  /** Such as `android/media/AudioManager`. */
  readonly owner: string;
}

export interface ClassFile {
  readonly name: string;
  readonly superName: string;
  readonly interfaces: readonly string[];
  readonly methods: readonly Member[];
  /** Fields with a constant, which the compiler copies into every class that uses them. */
  readonly constants: readonly (Member & { readonly value: string | number })[];
  readonly classReferences: readonly string[];
  readonly references: readonly MemberReference[];
}

/** Reads all class files below a folder, by name. */
export function readClasses(folder: string): ReadonlyMap<string, ClassFile> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.class'));
  const classes = files.map((path) => readClass(readFileSync(join(folder, path))));
  return new Map(classes.map((one) => [one.name, one]));
}

/** An entry of the constant pool (Java Virtual Machine Specification 4.4), as far as it matters here. */
type Entry =
  | { readonly tag: 'text' | 'number'; readonly value: string | number }
  | { readonly tag: 'class' | 'string'; readonly name: number }
  | { readonly tag: 'pair'; readonly name: number; readonly descriptor: number }
  | { readonly tag: 'field' | 'method'; readonly owner: number; readonly pair: number }
  | { readonly tag: 'other' };

function readClass(bytes: Buffer): ClassFile {
  let at = 8;
  let wide = false;
  const u1 = (): number => bytes.readUInt8((at += 1) - 1);
  const u2 = (): number => bytes.readUInt16BE((at += 2) - 2);
  const u4 = (): number => bytes.readUInt32BE((at += 4) - 4);
  const pool: Entry[] = [{ tag: 'other' }];
  const count = u2();
  while (pool.length < count) {
    const entry = readEntry();
    pool.push(entry);
    // Longs and doubles take two places.
    if (entry.tag === 'number' && wide) pool.push({ tag: 'other' });
  }
  u2();
  const name = className(u2());
  const superName = className(u2());
  const interfaces = times(u2(), () => className(u2()));
  const fields = times(u2(), readMember);
  const methods = times(u2(), readMember);
  return {
    name,
    superName,
    interfaces,
    methods,
    constants: fields.flatMap((field) => (field.value === undefined ? [] : [{ ...field, value: field.value }])),
    classReferences: pool.flatMap((entry) => (entry.tag === 'class' ? [text(entry.name)] : [])),
    references: pool.flatMap((entry) =>
      entry.tag === 'field' || entry.tag === 'method'
        ? [{ kind: entry.tag, owner: className(entry.owner), ...pairAt(entry.pair) }]
        : [],
    ),
  };

  function readEntry(): Entry {
    wide = false;
    const tag = u1();
    switch (tag) {
      case 1: {
        const length = u2();
        at += length;
        return { tag: 'text', value: bytes.toString('utf8', at - length, at) };
      }
      case 3:
        at += 4;
        return { tag: 'number', value: bytes.readInt32BE(at - 4) };
      case 4:
        at += 4;
        return { tag: 'number', value: bytes.readFloatBE(at - 4) };
      case 5:
      case 6:
        at += 8;
        wide = true;
        return { tag: 'number', value: tag === 5 ? Number(bytes.readBigInt64BE(at - 8)) : bytes.readDoubleBE(at - 8) };
      case 7:
        return { tag: 'class', name: u2() };
      case 8:
        return { tag: 'string', name: u2() };
      case 9:
        return { tag: 'field', owner: u2(), pair: u2() };
      case 10:
      case 11:
        return { tag: 'method', owner: u2(), pair: u2() };
      case 12:
        return { tag: 'pair', name: u2(), descriptor: u2() };
      default:
        throw new Error(`A class file of Java 7 has no constant ${tag}`);
    }
  }

  function readMember(): Member & { readonly value: string | number | undefined } {
    u2();
    const member = { name: text(u2()), descriptor: text(u2()) };
    let value: string | number | undefined;
    times(u2(), () => {
      const attribute = text(u2());
      const end = u4() + at;
      if (attribute === 'ConstantValue') value = constantAt(u2());
      at = end;
    });
    return { ...member, value };
  }

  function times<Value>(count: number, read: () => Value): Value[] {
    return Array.from({ length: count }, read);
  }

  function text(index: number): string {
    const entry = pool[index];
    return entry?.tag === 'text' ? String(entry.value) : '';
  }

  function constantAt(index: number): string | number | undefined {
    const entry = pool[index];
    if (entry?.tag === 'number') return entry.value;
    return entry?.tag === 'string' ? text(entry.name) : undefined;
  }

  function className(index: number): string {
    const entry = pool[index];
    return entry?.tag === 'class' ? text(entry.name) : '';
  }

  function pairAt(index: number): Member {
    const entry = pool[index];
    if (entry?.tag !== 'pair') throw new Error('A broken class file');
    return { name: text(entry.name), descriptor: text(entry.descriptor) };
  }
}
