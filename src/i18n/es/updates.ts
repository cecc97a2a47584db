import type { UpdatesPack } from '../pack.ts';

/** Spanish texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': 'Le damos la bienvenida',
  'updates.welcome.text': 'La guía se está preparando para funcionar también sin red. Tardará un momento.',
  'updates.welcome.slow': 'La red es lenta. La guía se sigue preparando en segundo plano.',
  'updates.welcome.failed': 'No se ha podido preparar la guía para usarla sin red. De momento la necesita.',
  'updates.prepared': 'La guía ya se abre también sin red. Para escuchar un recorrido sin red, descárguelo.',
  'updates.found': 'Se está descargando una actualización',
  'updates.found.text': 'Tardará un momento.',
  'updates.ready': 'Aplicación actualizada',
  'updates.ready.text': 'Hay una nueva versión de la guía. Después de reiniciar, continuará donde está ahora.',
  'updates.restart': 'Reiniciar ahora ({seconds})',
  'updates.restartNow': 'Reiniciar ahora',
  'updates.push': 'Pulsar para reiniciar',
  'updates.later': 'Más tarde',
  'updates.restarting': 'La guía se está reiniciando',
  'updates.silent': 'Hay una nueva versión de la guía. Se iniciará la próxima vez que la abra.',
  'updates.content': 'El museo ha modificado la guía.',
  'updates.content.show': 'Ver los cambios',
  'updates.close': 'Cerrar',
};
