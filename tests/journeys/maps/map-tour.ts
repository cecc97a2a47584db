/** The picture of the map. */
export const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#e0e2d9"/></svg>`;

export const mapTour = {
  ID: 1,
  TourGroupID: 1,
  Code: 'H',
  Selectors: [4],
  Name: { de: 'Rundgang' },
  MapURL: 'files/plan.svg',
  MapWidth: 1600,
  MapHeight: 1200,
};
