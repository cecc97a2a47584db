/** The ID of the place in the bar at the top for the button that opens the preview. */
export const openerPlace = 'preview-opener';
