import type { NetworkPack } from '../pack.ts';

/** Spanish texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': 'Error de red',
  'notice.network.details': 'Detalles para el personal',
  'notice.network.ignore': 'Ignorar',
  'notice.network.reload': 'Recargar',
  'notice.network.copy': 'Copiar',
  'notice.network.copied': 'Copiado.',
  'notice.network.copyFailed': 'Aquí no se permite copiar. Puede seleccionar el texto en los detalles.',
};
