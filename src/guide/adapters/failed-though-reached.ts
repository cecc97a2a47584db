/** Dispatched on the document when a recording or a picture has failed although the museum answers. */
export const failedThoughReached = 'failedthoughreached';
