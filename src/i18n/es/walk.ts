import type { WalkPack } from '../pack.ts';

/** Spanish texts of "where am I". */
export const walk: WalkPack = {
  'walk.where': '¿Dónde estoy?',
  'walk.follow': 'Volver a mi posición',
  'walk.settings': 'Mi posición: ajustes',
  'walk.why': 'El mapa puede mostrarle dónde está.',
  'walk.whyOpens': 'El mapa puede mostrarle dónde está, y las paradas se abren solas cuando usted se acerca.',
  'walk.private':
    'Su navegador le preguntará antes. Su posición se queda en su dispositivo: no se envía ni se guarda en ningún sitio.',
  'walk.start': 'Mostrar mi posición',
  'walk.later': 'Ahora no',
  'walk.stop': 'Desactivar mi posición',
  'walk.close': 'Cerrar',
  'walk.asking': 'Por favor, responda a la pregunta de su navegador.',
  'walk.searching': 'Buscando su posición…',
  'walk.on': 'Conocemos su posición con una precisión de unos {distance}.',
  'walk.opens': 'Abrir las paradas automáticamente',
  'walk.opensHint': 'En cuanto se acerque a una, y nunca mientras esté escuchando otra.',
  'walk.awake': 'Mantener la pantalla encendida',
  'walk.awakeHint': 'Un teléfono en reposo no sabe dónde está usted. La pantalla encendida gasta más batería.',
  'walk.offMap': 'Está fuera de este mapa, que empieza a {distance} hacia el {direction}.',
  'walk.opened': 'Ha llegado, así que se ha abierto esta parada: {title}',
  'walk.passed': 'Ha pasado por {title}: ¿escuchar?',
  'walk.denied':
    'La guía no tiene permiso para saber dónde está. Puede dárselo junto a la barra de direcciones o en los ajustes de su navegador y de su dispositivo. Después, vuelva a intentarlo.',
  'walk.unavailable':
    'Su dispositivo no puede saber dónde está en este momento. Al aire libre suele conseguirlo; compruebe también que la ubicación esté activada en sus ajustes.',
  'walk.timeout': 'Su dispositivo sigue buscando su posición. Al aire libre va más rápido.',
  'walk.unsupported':
    'Este navegador no puede decir dónde está usted. Todas las paradas están en el mapa: toque una para abrirla.',
  'walk.insecure':
    'Un navegador solo indica su posición a una página con conexión segura (https), y esta no lo es. Todas las paradas están en el mapa: toque una para abrirla.',
  'walk.north': 'norte',
  'walk.northEast': 'noreste',
  'walk.east': 'este',
  'walk.southEast': 'sureste',
  'walk.south': 'sur',
  'walk.southWest': 'suroeste',
  'walk.west': 'oeste',
  'walk.northWest': 'noroeste',
};
