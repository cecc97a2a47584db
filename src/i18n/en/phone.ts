/** English texts on a phone that shows the editing copy, to staff and their guests. The source of its keys. */
export const phone = {
  'phone.sign': 'Preview, not published',
  'phone.waiting': 'Preview: connection lost',
  'phone.ended': 'The preview has ended',
  'phone.endedText':
    'It lasts for an hour at most, and no longer than the login in the CMS. Scan a new code there to continue.',
  'phone.unreachable': 'The museum’s server cannot be reached',
  'phone.unreachableText': 'The preview needs the same network as the computer on which it was opened.',
  'phone.again': 'Try again',
  'phone.guide': 'To the published guide',
} as const;
