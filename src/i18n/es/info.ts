import type { InfoPack } from '../pack.ts';

/** Spanish texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': 'Sobre el museo',
  'info.about': 'Quiénes somos',
  'info.hours': 'Horario',
  'info.contact': 'Contacto',
  'info.address': 'Dirección',
  'info.phone': 'Teléfono',
  'info.fax': 'Fax',
  'info.email': 'Correo',
  'info.web': 'Sitio web',
  'info.news': 'Actualidad',
  'info.newsLink': 'Qué pasa en el museo',
  'info.sponsors': 'Con el generoso apoyo de',
  'info.privacy': 'Privacidad',
  'info.privacyLink': 'Cómo tratamos sus datos',
  'info.version': 'Contenido, versión {counter}',
  'info.versionOf': 'Contenido, versión {counter} del {date}',
  'info.empty': 'El museo aún no nos ha contado nada de sí mismo. En el mostrador le ayudarán con mucho gusto.',
};
