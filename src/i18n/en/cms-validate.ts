/** English texts of the staff area: checking the editing copy. */
export const cmsValidate = {
  'section.validate': 'Validate',
  'validate.hint':
    'Finds what visitors would miss: files that do not exist or cannot be shown, settings that contradict each other, and what nothing leads to any more.',
  'validate.start': 'Start the check',
  'validate.again': 'Check again',
  'validate.wait': 'The editing copy is being checked …',
  'validate.all': 'Check everything',
  'validate.allHint': 'Otherwise only what visitors can reach: open tour groups, their tours, and all that these use.',
  'validate.none': 'No issues',
  'validate.found': 'Missing files: {missing}. Problems: {problems}. Unused: {unused}.',
  'validate.count': { one: '{title} ({count})', other: '{title} ({count})' },
  'validate.missing': 'Missing resources',
  'validate.problems': 'Problems',
  'validate.unusedObjects': 'Unused objects',
  'validate.unusedFiles': 'Unused files',
  'validation.object-unused': 'Nothing leads to these objects. You can take deletion back.',
  'validation.file-unused': 'The content does not name these files.',
  'validate.onlyRoot': 'Only root may delete those without a checkbox.',
  'validate.bytes': 'Together they take {bytes}.',
  'validate.delete': { one: 'Delete {count}', other: 'Delete {count}' },
  'validate.filesTitle': { one: 'Delete {count} file for good?', other: 'Delete {count} files for good?' },
  'validate.filesText':
    'Files are not part of the editing copy: this cannot be undone. Files that the published version still uses are kept.',
  'validate.filesKept': {
    one: '{count} file is still used by the published version and was kept.',
    other: '{count} files are still used by the published version and were kept.',
  },
  'validate.filesDeleted': { one: '{count} file was deleted.', other: '{count} files were deleted.' },
} as const satisfies Record<string, string | { readonly one: string; readonly other: string }>;
