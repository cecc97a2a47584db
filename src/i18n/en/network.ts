/** English texts of the Networking Error, fetched with it. The source of all keys of this kind. */
export const network = {
  'notice.network.title': 'Networking Error',
  'notice.network.details': 'Details for the staff',
  'notice.network.ignore': 'Ignore',
  'notice.network.reload': 'Reload',
  'notice.network.copy': 'Copy',
  'notice.network.copied': 'Copied.',
  'notice.network.copyFailed': 'Copying is not allowed here. You can select the text under the details instead.',
} as const;
