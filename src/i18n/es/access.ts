import type { AccessPack } from '../pack.ts';

/** Spanish texts of the visitors' login. */
export const access: AccessPack = {
  'access.welcome': 'Le damos la bienvenida al museo',
  'access.enter': 'Entrar',
  'access.checking': 'Un momento, estamos comprobando su acceso…',
  'access.ended': 'Su acceso ha terminado. Cuando vuelva a entrar, seguirá donde estaba.',
  'access.offline':
    'Ahora no hay conexión. Lo que ha escrito se queda aquí: vuelva a intentarlo cuando tenga conexión.',
  'access.noNetwork': 'Para entrar necesita conexión, y en este momento no se puede acceder al servidor del museo.',
  'access.tooMany': {
    one: 'Ha habido demasiados intentos. Espere {count} segundo y vuelva a intentarlo.',
    other: 'Ha habido demasiados intentos. Espere {count} segundos y vuelva a intentarlo.',
  },
  'access.trouble':
    'El servidor del museo no puede comprobarlo ahora. Vuelva a intentarlo en unos minutos o pregunte en el mostrador.',
  'token.title': 'Su entrada, por favor',
  'token.lead':
    'En su entrada o en el papel del mostrador figura un código de acceso. Escríbalo o escanee el código QR que está al lado.',
  'token.label': 'Código de acceso',
  'token.hint': 'Da igual en mayúsculas o minúsculas, con o sin espacios y guiones.',
  'token.empty': 'Escriba el código de acceso impreso en su entrada.',
  'token.tooLong': 'Es demasiado largo para un código de acceso. Escriba solo las letras y los números de su entrada.',
  'token.unknown': 'No conocemos este código. Compárelo con su entrada, carácter por carácter.',
  'token.usedByOther':
    'Este código ya se está usando en otro dispositivo. En el mostrador le darán uno nuevo con mucho gusto.',
  'token.expired': 'Este código ya no es válido. En el mostrador le darán uno nuevo con mucho gusto.',
  'token.unknownStatus':
    'En este momento no podemos saber si este código es válido. Vuelva a intentarlo o pregunte en el mostrador.',
  'token.scan': 'Escanear el código QR',
  'token.scanClose': 'Prefiero escribirlo',
  'token.foreign': 'Este código QR no es el de una entrada. El correcto está junto al código de acceso.',
  'login.title': 'Identifíquese, por favor',
  'login.lead': 'La contraseña figura en su entrada, o nuestro personal se la dirá en el mostrador.',
  'login.leadTimed': 'La contraseña vale durante un tiempo. La encontrará en su entrada o en el mostrador.',
  'login.label': 'Contraseña',
  'login.show': 'Mostrar la contraseña',
  'login.hide': 'Ocultar la contraseña',
  'login.empty': 'Escriba la contraseña.',
  'login.wrong': 'Esa no es la contraseña. Fíjese bien en las mayúsculas y las minúsculas.',
};
