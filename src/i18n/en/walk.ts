/** English texts of "where am I", fetched with it. The source of all keys of this kind. */
export const walk = {
  'walk.where': 'Where am I?',
  'walk.follow': 'Back to where I am',
  'walk.settings': 'My position: settings',
  'walk.why': 'The map can show you where you are.',
  'walk.whyOpens': 'The map can show you where you are, and stations open by themselves as you come near.',
  'walk.private':
    'Your browser will ask you first. Your position stays on your device: it is neither sent nor kept anywhere.',
  'walk.start': 'Show my position',
  'walk.later': 'Not now',
  'walk.stop': 'Turn off my position',
  'walk.close': 'Close',
  'walk.asking': 'Please answer your browser’s question.',
  'walk.searching': 'Looking for your position …',
  'walk.on': 'Your position is known to within about {distance}.',
  'walk.opens': 'Stations open by themselves',
  'walk.opensHint': 'As soon as you come near one, and never while you are listening to another.',
  'walk.awake': 'Keep the screen on',
  'walk.awakeHint': 'A phone that sleeps does not notice where you are. This takes more battery.',
  'walk.offMap': 'You are off this map. It begins {distance} to the {direction}.',
  'walk.opened': 'You have arrived, so this station has opened: {title}',
  'walk.denied':
    'The guide may not know where you are. You can allow it beside the address bar, or in the settings of your browser and your device. Then try again.',
  'walk.unavailable':
    'Your device cannot tell where it is just now. Under the open sky it usually can; please also look whether location is switched on in its settings.',
  'walk.timeout': 'Your device is still looking for its position. Under the open sky it is quicker.',
  'walk.unsupported': 'This browser cannot tell where you are. Your stations are all on the map: tap one to open it.',
  'walk.insecure':
    'Browsers tell a page where you are only over a secure connection (https), which this one is not. Your stations are all on the map: tap one to open it.',
  'walk.north': 'north',
  'walk.northEast': 'north-east',
  'walk.east': 'east',
  'walk.southEast': 'south-east',
  'walk.south': 'south',
  'walk.southWest': 'south-west',
  'walk.west': 'west',
  'walk.northWest': 'north-west',
} as const;
