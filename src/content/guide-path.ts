/** Whether a text is an address within the guide: `/tours/2?x=1`. Other hosts, and tricks to reach one, are none. */
export function isGuidePath(text: string): boolean {
  // Browsers drop control characters and take a backslash for a slash: "/\\t/host" would lead to another host.
  return /^\/(?![/\\])[^\\]*$/.test(text) && ![...text].some((character) => character < ' ' || character === '\u007F');
}
