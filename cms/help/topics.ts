/** One text of the help, and a chapter of the manual. */
export interface HelpTopic {
  /** The name of its files in `texts`. */
  readonly id: string;
  /** The section it belongs to, below `/cms`: anyone who may open that may read this. */
  readonly section: string;
  /** The addresses beside which it is shown. If missing, other texts lead to it. */
  readonly at?: RegExp;
}

/** All texts in the manual's order. Of several that fit an address, the last one is shown. */
export const topics: readonly HelpTopic[] = [
  { id: 'overview', section: '/overview', at: /^\/overview\b/ },
  { id: 'editing', section: '/tours' },
  { id: 'scratch', section: '/scratch', at: /^\/scratch\b/ },
  { id: 'tokens', section: '/tokens', at: /^\/tokens\b/ },
  { id: 'visitstats', section: '/visitstats', at: /^\/visitstats\b/ },
  { id: 'tours', section: '/tours', at: /^\/tours\b/ },
  { id: 'tour-stations', section: '/tours', at: /^\/tours\/-?\d+\/stations\b/ },
  { id: 'tour-map', section: '/tours', at: /^\/tours\/-?\d+\/map\b/ },
  { id: 'map-earth', section: '/tours' },
  { id: 'map-walk', section: '/tours' },
  { id: 'tour-game', section: '/tours', at: /^\/tours\/-?\d+\/game\b/ },
  { id: 'locations', section: '/locations', at: /^\/locations\b/ },
  { id: 'location-extras', section: '/locations' },
  { id: 'location-games', section: '/locations' },
  { id: 'play-tools', section: '/locations' },
  { id: 'import', section: '/import', at: /^\/import\b/ },
  { id: 'translations', section: '/translations', at: /^\/translations\b/ },
  { id: 'files', section: '/files', at: /^\/files\b/ },
  { id: 'messages', section: '/messages', at: /^\/messages\b/ },
  { id: 'configAbout', section: '/configAbout', at: /^\/configAbout\b/ },
  { id: 'configWelcome', section: '/configWelcome', at: /^\/configWelcome\b/ },
  { id: 'configBuild', section: '/configBuild', at: /^\/configBuild\b/ },
  { id: 'languages', section: '/languages', at: /^\/languages\b/ },
  { id: 'themes', section: '/themes', at: /^\/themes\b/ },
  { id: 'validate', section: '/validate', at: /^\/validate\b/ },
  { id: 'changes', section: '/changes', at: /^\/changes\b/ },
  { id: 'permissions', section: '/permissions', at: /^\/permissions\b/ },
  { id: 'loginType', section: '/loginType', at: /^\/loginType\b/ },
  { id: 'build', section: '/build', at: /^\/build\b/ },
  { id: 'users', section: '/users', at: /^\/users\b/ },
  { id: 'audit', section: '/audit', at: /^\/audit\b/ },
  { id: 'backups', section: '/backups', at: /^\/backups\b/ },
  { id: 'whole-backups', section: '/backups' },
];

/** Returns the text for an address below `/cms`. */
export function topicAt(pathname: string): HelpTopic | undefined {
  return topics.findLast((topic) => topic.at?.test(pathname) === true);
}

export function topicNamed(id: string): HelpTopic | undefined {
  return topics.find((topic) => topic.id === id);
}
