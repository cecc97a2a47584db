/** The address of all help texts as one document, below `/cms`. */
export const manualPath = '/manual';
