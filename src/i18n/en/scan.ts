/** English texts of the scanner, fetched with it. The source of all keys of this kind. */
export const scan = {
  'scan.title': 'Scan a code',
  'scan.lead': 'Beside many exhibits you will find a square code. Your camera takes you straight to the right station.',
  'scan.start': 'Turn on camera',
  'scan.opening': 'Your camera is being turned on …',
  'scan.looking': 'Hold the code inside the frame.',
  'scan.private': 'The picture stays on your device.',
  'scan.viewfinder': 'Picture of your camera',
  'scan.torchOn': 'Light on',
  'scan.torchOff': 'Light off',
  'scan.foreign': 'This code does not belong to this guide.',
  'scan.found': 'Found. One moment …',
  'scan.unavailable': 'This browser does not let the guide use a camera. A photo of the code works just as well.',
  'scan.denied':
    'The guide may not use your camera. To allow it, open the permissions beside the address bar or in your browser’s settings, then try again.',
  'scan.missing': 'No camera was found on this device. A photo of the code works just as well.',
  'scan.busy': 'Your camera is being used by another app. Please close that app, then try again.',
  'scan.failed': 'Codes cannot be read right now. Please choose your station from the list.',
  'scan.photo': 'Choose a photo of the code',
  'scan.photo.reading': 'Looking for the code in your photo …',
  'scan.photo.nothing': 'No code was found in this photo. Please try one that shows the code larger and in focus.',
  'scan.type': 'Type or choose the number instead',
} as const;
