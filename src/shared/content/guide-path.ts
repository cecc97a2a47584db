/** Returns whether a text is an address within the guide, such as `/tours/2?x=1`, and cannot lead to another host. */
export function isGuidePath(text: string): boolean {
  // Browsers drop control characters and read a backslash as a slash: "/\\t/host" would lead to another host.
  return /^\/(?![/\\])[^\\]*$/.test(text) && ![...text].some((character) => character < ' ' || character === '\u007F');
}
