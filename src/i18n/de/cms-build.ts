import type { cmsBuild as english } from '../en/cms-build.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: builds of the Android app, for root. */
export const cmsBuild: PackLike<typeof english> = {
  'section.build': 'App bauen',
  'build.hint':
    'Der Server baut den Guide als Android-App, mit den veröffentlichten Inhalten darin. Die Debug-APK ist zum Ausprobieren auf einem eigenen Telefon gedacht, die Release-APK für die Geräte des Museums.',
  'build.notYet': 'Diese Version von Cicerone kann die App noch nicht bauen.',
  'build.check': 'Stand abfragen',
  'build.debug': 'Debug-APK bauen',
  'build.release': 'Release-APK bauen',
  'build.kind.debug': 'Debug-APK',
  'build.kind.release': 'Release-APK',
  'build.last': 'Letzter Build',
  'build.none': 'Kein Build gefunden.',
  'build.state.queued': 'Die {kind} wartet, bis ein anderer Build fertig ist.',
  'build.state.running': 'Die {kind} wird gebaut.',
  'build.state.failed': 'Der Build der {kind} ist fehlgeschlagen.',
  'build.state.done': 'Die {kind} ist fertig.',
  'build.progress': 'Fortschritt des Builds',
  'build.lost': 'Der Server ist nicht erreichbar. Er baut weiter, und diese Seite fragt weiter nach.',
  'build.started': 'begonnen {when}',
  'build.ended': 'beendet {when}',
  'build.log': 'Protokoll des Builds',
  'build.earlier': 'Früherer Build: {kind}, {when}',
  'build.file': 'Datei',
  'build.size': 'Größe',
  'build.sha': 'SHA-256',
  'build.certificate': 'Zertifikat (SHA-256)',
  'build.download': 'Herunterladen',
  'build.copyAddress': 'Adresse des Builds kopieren',
  'build.tools': 'Werkzeuge auf dem Server',
  'build.toolsThere': 'Der Server hat alles, was ein Build braucht.',
  'build.toolsMissing': {
    one: '{count} Werkzeug fehlt. Ohne es lässt sich nichts bauen.',
    other: '{count} Werkzeuge fehlen. Ohne sie lässt sich nichts bauen.',
  },
  'build.androidResources': 'Android-Ressourcen',
  'build.missing': 'nicht gefunden',
  'build.install':
    'Unter Debian installiert dieser Befehl, was fehlt. Führen Sie ihn auf dem Server als root aus und fragen Sie dann den Stand ab:',
  'build.copyInstall': 'Befehl kopieren',
};
