import { readFile } from 'node:fs/promises';

/** Returns the megabytes that a process has in memory; 0 where the system does not tell. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  return Number(/^VmRSS:\s+(\d+)/m.exec(await told(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** Linux counts computing in these parts of a second, whatever its clock. */
const partsOfSecond = 100;

/** Returns the seconds for which a process has computed, on all of its threads; 0 where the system does not tell. */
export async function spentSeconds(pid: number | undefined): Promise<number> {
  // The name of the program, in brackets, may hold spaces. After it come the state, ten more fields, user and system.
  const fields = (await told(pid, 'stat')).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / partsOfSecond;
}

async function told(pid: number | undefined, what: 'stat' | 'status'): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
