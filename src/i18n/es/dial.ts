import type { DialPack } from '../pack.ts';

/** Spanish texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': 'Número de la parada',
  'dial.hint': 'Escriba el número que figura junto al objeto.',
  'dial.keys': 'Teclas',
  'dial.delete': 'Borrar el último carácter; mantener pulsado para borrarlo todo',
  'dial.clear': 'Borrar todo',
  'dial.letters': 'Teclado con letras',
  'dial.digits': 'Teclas con números',
  'dial.open': 'Abrir',
  'dial.candidates': 'Paradas posibles',
  'dial.found': 'Encontrado: {title}',
  'dial.several': { one: '{count} parada coincide.', other: '{count} paradas coinciden.' },
  'dial.nothing': 'Ninguna parada de este recorrido tiene el número {code}. Por favor, mire el cartel una vez más.',
};
