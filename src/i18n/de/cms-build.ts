import type { cmsBuild as english } from '../en/cms-build.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: builds of the Android app, for root. */
export const cmsBuild: PackLike<typeof english> = {
  'build.hint':
    'Der Server macht aus den veröffentlichten Inhalten eine Android-App, die auch ohne Netz vollständig ist. Sie ist für die Geräte gedacht, die Sie verleihen oder selbst einrichten. In den öffentlichen Play Store kommt sie so nicht: Der nimmt von neuen Apps keine APK-Dateien.',
  'build.app': 'Die App',
  'build.appHint': 'Was Sie hier speichern, gilt vom nächsten Build an.',
  'build.AppName': 'Name der App',
  'build.AppName.hint': 'Er steht auf dem Gerät unter dem Symbol. Kurze Namen werden nicht abgeschnitten.',
  'build.ApplicationID': 'Anwendungs-ID',
  'build.ApplicationID.hint':
    'Daran erkennt ein Gerät die App. Üblich ist die Internetadresse des Museums, rückwärts gelesen, zum Beispiel de.stadtmuseum.guide. Bleiben Sie für immer dabei: Mit einer anderen entsteht eine zweite App neben der ersten.',
  'build.VersionName': 'Version',
  'build.VersionName.hint':
    'Zum Wiedererkennen, etwa 1.0 oder 2026.2. Die Nummer, nach der Geräte gehen, zählt von selbst weiter.',
  'build.ServerAddress': 'Adresse des Servers für neuere Inhalte',
  'build.ServerAddress.hint':
    'Dort sucht die App im Hintergrund nach neueren Inhalten, sobald sie ein Netz hat. Ohne Adresse zeigt sie immer, was beim Bauen veröffentlicht war.',
  'build.useAddress': '{address} übernehmen',
  'build.IsLoanDevice': 'Für Leihgeräte',
  'build.IsLoanDevice.hint':
    'Die App hält das Gerät bei sich: Gäste kommen ohne PIN nicht zu anderen Apps, und auf der Ladestation vergisst sie den letzten Gast. Solange Sie das Gerät nicht dafür einrichten, wie unten beschrieben, fragt Android jedes Mal nach, und ein Neustart führt hinaus.',
  'build.PIN': 'PIN für Ihr Team',
  'build.PIN.new': 'Neue PIN für Ihr Team',
  'build.PIN.hint':
    'Mit diesen 4 bis 12 Ziffern verlässt Ihr Team die App. Nehmen Sie mindestens 8, die sonst nichts öffnen: Wer die APK-Datei und einen Rechner hat, kann eine kurze PIN herausfinden.',
  'build.PIN.set': 'Eine PIN ist gesetzt. Leer lassen, um sie zu behalten.',
  'build.PIN.wrong': 'Eine PIN hat 4 bis 12 Ziffern.',
  'build.KeepBuilds': 'So viele Builds aufheben',
  'build.KeepBuilds.hint': 'Von jeder Art. Kommt ein neuer dazu, wird der älteste gelöscht.',
  'build.save': 'Angaben speichern',
  'build.reset': 'Änderungen verwerfen',
  'build.saved': 'Die Angaben zur App sind gespeichert.',
  'build.isSaved': 'Alle Angaben sind gespeichert.',
  'build.preview': 'So erscheint die App',
  'build.colours': 'Farben des Standard-Themas',
  'build.estimate': {
    one: 'Die App wird etwa {size} groß: {count} Datei.',
    other: 'Die App wird etwa {size} groß: {count} Dateien.',
  },
  'build.go.Icon': 'Symbol wählen',
  'build.go.Content': 'Zu den Touren',
  'build.go.LoginType': 'Zum Zugang für Gäste',
  'build.builds': 'Bauen',
  'build.buildsHint':
    'Die Debug-APK ist zum Ausprobieren auf einem eigenen Gerät und lässt sich neben der anderen installieren. Die Release-APK bekommen die Geräte des Museums. Probieren Sie jede neue App auf einem Gerät aus, bevor Sie sie verteilen.',
  'build.before': 'Vor dem Bauen',
  'build.unsaved': 'Speichern Sie zuerst die geänderten Angaben: Gebaut wird mit den gespeicherten.',
  'build.noTools': 'Dem Server fehlen Werkzeuge. Welche und wie er sie bekommt, steht gleich darunter.',
  'build.cancel': 'Build abbrechen',
  'build.noReason': 'Was geschehen ist, steht am Ende des Protokolls.',
  'build.kept': 'Fertige Apps',
  'build.kept.debug': 'Debug-APK, Version {version}',
  'build.kept.release': 'Release-APK, Version {version}',
  'build.number': 'Nummer {number}',
  'build.proof': 'Prüfsumme und Zertifikat',
  'build.proofHint':
    'An der Prüfsumme (SHA-256) sehen Sie, ob eine Datei unverändert ist. Das Zertifikat muss bei jedem Update dasselbe sein, sonst lehnen Geräte es ab.',
  'build.copyAddress': 'Adresse kopieren',
  'build.qr': 'QR-Code',
  'build.qrTitle': 'Auf ein Gerät laden',
  'build.qrText':
    'Richten Sie die Kamera des Geräts auf den Code und öffnen Sie die Adresse. Wer sie kennt, kann die App ohne Anmeldung laden.',
  'build.qrOf': 'QR-Code der Adresse {address}',
  'build.delete': 'Löschen',
  'build.deleteTitle': 'Diese App löschen?',
  'build.deleteText':
    'Ihre Adresse und ihr QR-Code führen danach ins Leere. Auf Geräten, die sie schon haben, bleibt sie.',
  'build.install.title': 'Auf die Geräte bringen',
  'build.install.mdm': 'Mit einer Geräteverwaltung (MDM)',
  'build.install.mdmText':
    'Der beste Weg für mehrere Geräte: Geben Sie der Verwaltung die Release-APK oder ihre Adresse. Sie installiert die App, ohne dass jemand das Gerät anfasst. Jeder neue Build hat eine neue Adresse: Tragen Sie sie dort ein, um die App zu aktualisieren.',
  'build.install.hand': 'Von Hand',
  'build.install.handText':
    'Öffnen Sie auf dem Gerät den QR-Code und dann die geladene Datei. Android fragt einmal, ob der Browser Apps installieren darf. Das gilt für jede App, die nicht aus dem Play Store kommt.',
  'build.install.adb': 'Mit einem Kabel (adb)',
  'build.install.adbText':
    'Für Technikerinnen und Techniker: Schalten Sie auf dem Gerät das USB-Debugging ein, schließen Sie es an einen Rechner an und geben Sie ein:',
  'build.install.loan': 'Leihgeräte einrichten',
  'build.install.loanText':
    'Einmal für jedes Gerät, das neu oder zurückgesetzt ist und noch kein Konto hat: Installieren Sie die Release-APK mit dem Kabel und geben Sie dann den Befehl ein. Danach ist die App der Startbildschirm, auch nach einem Neustart, und lässt sich nicht deinstallieren. Freigeben können Sie das Gerät in der App, nach der PIN.',
  'build.install.verify': 'Wenn Android die App ablehnt',
  'build.install.verifyText':
    'In Brasilien, Indonesien, Singapur und Thailand verlangt Android seit dem 30. September 2026, dass von Hand installierte Apps bei Google registriert sind; ab 2027 gilt das in weiteren Ländern. Dann registriert das Museum einmal die Anwendungs-ID und das Zertifikat, für 25 US-Dollar oder kostenlos für bis zu 20 Geräte. Geräteverwaltung und Kabel sind davon ausgenommen.',
  'build.install.update': 'Später aktualisieren',
  'build.install.updateText':
    'Bauen Sie eine neue Release-APK und installieren Sie sie über die alte. Sie muss dieselbe Anwendungs-ID und dasselbe Zertifikat haben. Der Schlüssel dafür liegt auf diesem Server und in der Gesamtsicherung: Ohne ihn müssten Sie die App überall löschen und neu installieren.',
  'build.notYet': 'Diese Version von Cicerone kann die App noch nicht bauen.',
  'build.check': 'Stand abfragen',
  'build.debug': 'Debug-APK bauen',
  'build.release': 'Release-APK bauen',
  'build.kind.debug': 'Debug-APK',
  'build.kind.release': 'Release-APK',
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
  'build.file': 'Datei',
  'build.size': 'Größe',
  'build.sha': 'SHA-256',
  'build.certificate': 'Zertifikat (SHA-256)',
  'build.download': 'Herunterladen',
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
  'build.copyCommand': 'Befehl kopieren: {command}',
  'build.copyInstall': 'Befehl kopieren',
};
