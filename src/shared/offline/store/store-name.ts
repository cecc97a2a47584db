/** Several guides may share a host, each below its own path: each has its own store. */
export function storeName(scope: string, part: string): string {
  return `cicerone ${new URL(scope).pathname} ${part}`;
}
