/** Every error code of the API, with its HTTP status. */
export const errorStatus = {
  'bad-request': 400,
  'wrong-value': 400,
  'not-authorized': 401,
  'wrong-credentials': 401,
  'access-denied': 403,
  'not-found': 404,
  'too-slow': 408,
  'still-referenced': 409,
  conflict: 409,
  'tools-missing': 409,
  'already-there': 409,
  'changed-meanwhile': 412,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'wrong-file': 422,
  'wrong-definition': 422,
  'wrong-backup': 422,
  'too-many-requests': 429,
  internal: 500,
  'cannot-build': 501,
  busy: 503,
  unavailable: 503,
  'storage-full': 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;
