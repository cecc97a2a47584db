import { type Target } from './imports.ts';

/** Returns files that import each other, in groups (Tarjan's strongly connected components). */
export function findCycles(byFile: ReadonlyMap<string, readonly Target[]>): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const indices = new Map<string, number>();
  const open = new Set<string>();

  function visit(file: string): number {
    const index = indices.size;
    indices.set(file, index);
    open.add(file);
    let low = index;
    for (const { to } of byFile.get(file) ?? []) {
      if (to === file) found.push([file, file]);
      if (!indices.has(to)) low = Math.min(low, visit(to));
      else if (open.has(to)) low = Math.min(low, indices.get(to) ?? low);
    }
    if (low === index) {
      const group = [...open].slice([...open].indexOf(file));
      for (const member of group) open.delete(member);
      if (group.length > 1) found.push(group);
    }
    return low;
  }

  for (const file of byFile.keys()) if (!indices.has(file)) visit(file);
  return found;
}
