/** One text of the help, and a chapter of the manual. */
export interface HelpTopic {
  /** The name of its files in `texts`. */
  readonly id: string;
  /** The section it belongs to, below `/cms`: whoever may open that may read this. */
  readonly section: string;
  /** The addresses beside which it stands. If missing, other texts lead to it. */
  readonly at?: RegExp;
}

/** All texts in the manual's order. Of several that fit an address, the last one stands beside it. */
export const topics: readonly HelpTopic[] = [
  { id: 'overview', section: '/overview', at: /^\/overview\b/ },
  { id: 'scratch', section: '/scratch', at: /^\/scratch\b/ },
  { id: 'tokens', section: '/tokens', at: /^\/tokens\b/ },
  { id: 'visitstats', section: '/visitstats', at: /^\/visitstats\b/ },
  { id: 'editing', section: '/tours' },
];

/** Returns the text that stands beside an address below `/cms`. */
export function topicAt(pathname: string): HelpTopic | undefined {
  return topics.findLast((topic) => topic.at?.test(pathname) === true);
}

export function topicNamed(id: string): HelpTopic | undefined {
  return topics.find((topic) => topic.id === id);
}
