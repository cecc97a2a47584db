import type { cmsMap as english } from '../en/cms-map.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: the position of a map's picture on the earth. */
export const cmsMap: PackLike<typeof english> = {
  'place.empty': 'Fügen Sie Koordinaten ein, oder tippen Sie sie.',
  'place.one-number': 'Ein Ort hat eine Breite und eine Länge. Gefunden wurde nur eine von beiden: „{part}“.',
  'place.unread': '„{part}“ wurde nicht verstanden.',
  'place.ambiguous': '„{part}“ lässt sich verschieden lesen. Setzen Sie ein Semikolon zwischen Breite und Länge.',
  'place.latitude': '{part} ist keine Breite: Breiten gehen von -90 bis 90 Grad.',
  'place.longitude': '{part} ist keine Länge: Längen gehen von -180 bis 180 Grad.',
  'place.sixty': 'Minuten und Sekunden sind kleiner als 60: „{part}“.',
  'place.sign': '„{part}“ hat ein Minuszeichen und eine Himmelsrichtung. Lassen Sie eins davon weg.',
  'place.directions': '„{part}“ braucht eine Richtung nach Norden oder Süden und eine nach Osten oder Westen.',
  'place.projected':
    '„{part}“ ist in Metern angegeben, wie in UTM. Kopieren Sie den Ort in Grad (WGS 84): Kartenprogramme bieten beides an.',
  'place.short-link':
    'Dieser kurze Link enthält den Ort nicht. Öffnen Sie ihn, und kopieren Sie die Adresse, die der Browser dann zeigt.',
  'place.no-place': 'In diesem Link steht kein Ort: {part}',

  'map.scale': 'Hier {length}',
  'map.task': 'Was auf der Karte zu tun ist',
  'map.task.stations': 'Stationen',
  'map.task.places': 'Bekannte Orte',
  'map.places': 'Bekannte Orte',
  'map.places.hint':
    'Klicken Sie im Bild auf einen Ort, den Sie in einem Kartendienst finden: eine Straßenecke, eine Kirchentür. Fügen Sie dann seine Koordinaten oder einen Link ein. Zwei weit voneinander entfernte Orte genügen; weitere zeigen, wie genau sie sind.',
  'map.places.place': 'Ort {letter}',
  'map.places.pin': 'Ort {letter}, bei {x} nach rechts und {y} nach unten',
  'map.places.remove': 'Ort {letter} entfernen',
  'map.places.inMiddle': 'Mitte der Ansicht markieren',
  'map.places.off': 'Daneben: {metres}',
  'map.places.too-few': 'Nötig sind die Koordinaten von mindestens zwei Orten.',
  'map.places.one-row': 'Alle Orte liegen im Bild auf gleicher Höhe. Markieren Sie einen weiter oben oder unten.',
  'map.places.one-column': 'Alle Orte liegen übereinander. Markieren Sie einen weiter links oder rechts.',
  'map.places.turned':
    'Auf der Erde liegen diese Orte anders herum. Sind zwei vertauscht, oder Breite und Länge? Im Bild muss Norden oben sein.',
  'map.places.beyond': 'Das Bild würde zu weit um die Erde reichen. Prüfen Sie die Koordinaten.',
  'map.places.exact': 'Zwei Orte ergeben das Rechteck genau. Ein dritter würde zeigen, ob sie stimmen.',
  'map.places.residual': {
    one: '{count} Ort ergibt das Rechteck. Der schlechteste liegt {metres} daneben.',
    other: '{count} Orte ergeben zusammen das Rechteck. Der schlechteste liegt {metres} daneben.',
  },
  'map.places.rotated':
    'Norden ist nicht oben: Das Bild ist um {degrees}° gedreht. Das Rechteck einer Tour kann das nicht ausdrücken, zum Rand hin werden Positionen also falsch. Drehen Sie das Bild, bis Norden oben ist, und laden Sie es neu hoch.',
  'map.places.rotated-or-distorted':
    'Das Bild ist um etwa {degrees}° gedreht oder verzerrt, oder einer der Orte ist falsch. Eine Drehung kann das Rechteck einer Tour nicht ausdrücken. Weitere Orte, die nicht auf einer Linie liegen, zeigen, was es ist.',
  'map.places.wrong': 'Ort {letter} liegt {metres} daneben. Prüfen Sie seine Koordinaten und seinen Platz im Bild.',
  'map.places.oneOf':
    'Einer dieser Orte ist falsch: {letters}. Prüfen Sie ihre Koordinaten. Ein weiterer Ort, auf anderer Höhe und Breite, zeigt, welcher es ist.',
  'map.places.close':
    'Die Orte liegen nahe beieinander, am Rand werden kleine Fehler dann groß. Markieren Sie weiter entfernte Orte.',
  'map.places.use': 'Für das Bild übernehmen',
  'map.places.used': 'Das Bild liegt auf der Erde, wie diese Orte es sagen.',
  'map.file': 'Aus einer Datei ausfüllen',
  'map.file.hint': 'Das Rechteck um eine GPX- oder GeoJSON-Datei, oder die Weltdatei des Bildes (.jgw, .pgw, .wld).',
  'map.file.size': '„{name}“ umfasst {across} mal {down}.',
  'map.file.warning':
    'Zeigt das Bild genau das, bis an seine Ränder und mit Norden oben? Sonst wird jede Position falsch: Nehmen Sie dann bekannte Orte.',
  'map.file.world': 'Die Weltdatei muss zu genau diesem Bild gehören, in dieser Größe.',
  'map.file.unknown': '„{name}“ ist weder GPX noch GeoJSON noch eine Weltdatei.',
  'map.file.no-extent': '„{name}“ enthält keine Orte, oder nur Orte auf einer Linie.',
  'map.file.projected':
    '„{name}“ ist in Metern einer Projektion angegeben, etwa UTM. Exportieren Sie die Datei in Grad (WGS 84, EPSG:4326), in QGIS unter „Export“, oder nehmen Sie bekannte Orte.',
  'map.file.rotated':
    '„{name}“ dreht oder spiegelt das Bild. Das Rechteck einer Tour kann das nicht ausdrücken. Exportieren Sie das Bild mit Norden oben.',
  'map.file.not-world': '„{name}“ ist keine Weltdatei: Die hat sechs Zeilen mit je einer Zahl.',
  'map.file.no-pixels': 'Eine Weltdatei zählt in Pixeln, und dieses Bild hat keine. Nehmen Sie bekannte Orte.',
  'map.file.not-xml': '„{name}“ ist keine GPX-Datei (Zeile {line}).',
  'map.file.mismatch': '„{name}“: In Zeile {line} endet ein Tag, der nicht begonnen hat.',
  'map.file.cut-off': '„{name}“ endet zu früh (Zeile {line}).',
  'map.file.not-gpx': '„{name}“ ist XML, aber kein GPX.',
  'map.file.comma': '„{name}“: Eine Koordinate in Zeile {line} hat ein Komma. GPX verlangt einen Punkt.',
  'map.file.no-track': '„{name}“ enthält keinen Weg und keine Route.',

  'map.task.walk': 'Rundgang',
  'map.walk.needsGps':
    'Zum Gehen muss die Karte wissen, wo sie auf der Erde liegt. Tragen Sie das unten ein, oder markieren Sie bekannte Orte.',
  'map.walk.isOff': 'Stationen dieser Tour öffnen sich nicht von selbst. Der Rundgang zeigt, was sonst geschähe.',
  'map.walk.hint':
    'Gehen Sie mit dem Joystick, oder klicken Sie, wo es losgehen soll. Am roten Punkt sind Sie, der blaue Kreis ist, was das Telefon davon weiß.',
  'map.walk.fromMiddle': 'In der Mitte der Ansicht beginnen',
  'map.walk.joystick': 'Joystick: ziehen, oder die Pfeiltasten nutzen',
  'map.walk.speed': 'Tempo',
  'map.walk.speedValue': '{speed} m/s',
  'map.walk.noise': 'Ungenauigkeit',
  'map.walk.playing': 'Jede Station läuft',
  'map.walk.seconds': { one: '{count} Sekunde', other: '{count} Sekunden' },
  'map.walk.seed': 'Nummer der Fehler',
  'map.walk.seed.hint': 'Dieselbe Nummer ergibt dieselben Fehler. Mit einer anderen beginnt der Rundgang neu.',
  'map.walk.restart': 'Neu beginnen',
  'map.walk.track': 'GPX-Weg wählen',
  'map.walk.loaded': {
    one: '„{name}“: {count} Position, {skipped} ausgelassen',
    other: '„{name}“: {count} Positionen, {skipped} ausgelassen',
  },
  'map.walk.unnamed': 'Ohne Namen',
  'map.walk.play': 'Den Weg gehen',
  'map.walk.pause': 'Anhalten',
  'map.walk.progress': 'Fortschritt auf dem Weg',
  'map.walk.rate': 'Mal so schnell',
  'map.walk.rateValue': '{rate} ×',
  'map.walk.events': 'Was sich öffnet, und warum',
  'map.walk.noEvents': 'Noch hat sich nichts geöffnet.',
  'map.walk.opened.alone': '{time} {name} öffnet sich: {away} entfernt, öffnet sich ab {distance}.',
  'map.walk.opened.nearest':
    '{time} {name} öffnet sich: {away} entfernt, öffnet sich ab {distance}. Andere sind auch erreicht; die nächste kommt zuerst.',
  'map.walk.opened.first-of-tour':
    '{time} {name} öffnet sich: {away} entfernt, öffnet sich ab {distance}. Eine andere ist gleich nahe; die erste in der Reihenfolge der Tour kommt zuerst.',
  'map.walk.passed': '{time} {name} blieb ungehört zurück. Gästen wird sie angeboten.',
  'map.walk.stations': 'Stationen beim Rundgang',
  'map.walk.station': 'Station',
  'map.walk.away': 'Entfernt',
  'map.walk.within': 'Öffnet sich ab (Meter)',
  'map.walk.state': 'Stand',
  'map.walk.state.never': 'öffnet sich nie von selbst',
  'map.walk.state.far': 'zu weit weg',
  'map.walk.state.unsure': 'wohl erreicht, aber das Telefon ist noch nicht genau genug',
  'map.walk.state.waits-for-playing': 'erreicht, wartet, bis die andere gehört ist',
  'map.walk.state.waits-for-last': 'erreicht, wartet einige Sekunden nach der letzten',
  'map.walk.state.waits': 'erreicht, öffnet sich als nächste',
  'map.walk.state.playing': 'läuft',
  'map.walk.state.opened': 'hat sich geöffnet und öffnet sich nicht noch einmal von selbst',
  'map.walk.state.left': 'ungehört verlassen',
};
