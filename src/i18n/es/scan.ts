import type { ScanPack } from '../pack.ts';

/** Spanish texts of the scanner. */
export const scan: ScanPack = {
  'scan.title': 'Escanear un código',
  'scan.lead':
    'Junto a muchos objetos encontrará un código cuadrado. Su cámara le llevará directamente a la parada correspondiente.',
  'scan.start': 'Encender la cámara',
  'scan.opening': 'Encendiendo la cámara…',
  'scan.looking': 'Sitúe el código dentro del marco.',
  'scan.private': 'La imagen no sale de su dispositivo.',
  'scan.viewfinder': 'Imagen de su cámara',
  'scan.torchOn': 'Encender la luz',
  'scan.torchOff': 'Apagar la luz',
  'scan.foreign': 'Este código no pertenece a esta guía.',
  'scan.found': 'Encontrado. Un momento…',
  'scan.unavailable': 'Este navegador no permite que la guía use una cámara. Una foto del código sirve igual de bien.',
  'scan.denied':
    'La guía no tiene permiso para usar su cámara. Permítalo junto a la barra de direcciones o en los ajustes de su navegador y vuelva a intentarlo.',
  'scan.missing': 'No se ha encontrado ninguna cámara en este dispositivo. Una foto del código sirve igual de bien.',
  'scan.busy': 'Otra aplicación está usando su cámara. Ciérrela y vuelva a intentarlo.',
  'scan.failed': 'Los códigos no se pueden leer en este momento. Elija su parada en la lista.',
  'scan.photo': 'Elegir una foto del código',
  'scan.photo.reading': 'Buscando el código en su foto…',
  'scan.photo.nothing': 'No hay ningún código en esta foto. Pruebe con otra en la que se vea más grande y más nítido.',
  'scan.type': 'Escribir o elegir el número',
  'qr.title': 'Aquí no conocemos este código',
  'qr.unknownTour': 'Ningún recorrido tiene el código «{code}». Es posible que se haya retirado.',
  'qr.unknownItem': 'Ninguna parada de este recorrido tiene el código «{code}». Es posible que se haya retirado.',
  'qr.unknownPath': 'Este código lleva a una página que ya no existe.',
  'qr.toTour': 'Ver las paradas de este recorrido',
  'qr.again': 'Escanear un código',
};
