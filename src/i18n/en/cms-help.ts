/** English texts of the staff area: the help and the manual. */
export const cmsHelp = {
  'help.shortcut': 'Open and close the help',
  'help.close': 'Close the help',
  'help.learnMore': 'How to begin',
  'help.print': 'Print this help',
  'help.failed': 'The help could not be loaded. Check the connection.',
  'help.loading': 'Loading the help …',
  'help.back': 'Back',
  'help.backTo': 'Back to “{title}”',
  'help.manual': 'The whole manual',
  'help.manualFor.desk': 'For work at the desk',
  'help.manualFor.manager': 'For work on tours and stations',
  'help.manualFor.root': 'For everything in the staff area',
  'help.manualDay': 'As of {day}',
  'help.contents': 'Contents',
} as const satisfies Record<string, string | { readonly one: string; readonly other: string }>;
