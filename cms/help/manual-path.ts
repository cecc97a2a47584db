/** Where all texts of the help stand as one document, below `/cms`. */
export const manualPath = '/manual';
