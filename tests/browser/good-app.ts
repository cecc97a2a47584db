/** Settings of an app without a fault. */
export const goodApp = {
  ApplicationID: 'de.kleinesmuseum.guide',
  AppName: 'Kleines Museum',
  VersionName: '1.0',
  ServerAddress: '',
  IsLoanDevice: false,
  KeepBuilds: 3,
};
