import type { cmsStatistics as english } from '../en/cms-statistics.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: statistics of visits. */
export const cmsStatistics: PackLike<typeof english> = {
  'stats.hint': 'Was Gäste wann und wo geöffnet haben. Wählen Sie einen Zeitraum, oder grenzen Sie weiter ein.',
  'stats.refresh': 'Aktualisieren',
  'stats.notCounted':
    'Besuche werden nicht gezählt. Sobald Sie das einschalten und veröffentlichen, füllen sich die Zahlen.',
  'stats.askRoot': 'Besuche werden nicht gezählt. Jemand mit Verwaltungsrechten kann das einschalten.',
  'stats.switchedOn': 'Das Zählen ist eingeschaltet. Es beginnt, sobald Sie veröffentlichen.',
  'stats.span.week': '7 Tage',
  'stats.span.month': '30 Tage',
  'stats.span.year': 'Dieses Jahr',
  'stats.span.lastYear': 'Letztes Jahr',
  'stats.fault.reversed': 'Der erste Tag darf nicht nach dem letzten liegen.',
  'stats.fault.early': 'Wählen Sie einen Tag ab dem Jahr 2000.',
  'stats.tour': 'Tour',
  'stats.allTours': 'Alle Touren',
  'stats.allLanguages': 'Alle Sprachen',
  'stats.devices': 'Geräte',
  'stats.devices.all': 'Alle',
  'stats.devices.web': 'Web-App',
  'stats.devices.native': 'Native App',
  'stats.compare': 'Mit dem Zeitraum davor vergleichen',
  'stats.collate': 'Varianten einer Sprache zusammenzählen',
  'stats.openings': 'Geöffnete Stationen',
  'stats.issued': 'Ausgegebene Geräte',
  'stats.stations': 'Stationen nach Besuchen',
  'stats.station': 'Station',
  'stats.tours': 'Touren nach Besuchen',
  'stats.languages': 'Sprachen',
  'stats.sum.openings': { one: 'Station geöffnet', other: 'Stationen geöffnet' },
  'stats.sum.devices': { one: 'Gerät ausgegeben', other: 'Geräte ausgegeben' },
  'stats.sum.stations': { one: 'verschiedene Station', other: 'verschiedene Stationen' },
  'stats.sum.languages': { one: 'Sprache', other: 'Sprachen' },
  'stats.than': 'davor: {before}',
  'stats.count': 'Anzahl',
  'stats.before': 'Davor',
  'stats.change': 'Änderung',
  'stats.new': 'neu',
  'stats.step.day': 'Tag',
  'stats.step.week': 'Woche ab',
  'stats.step.month': 'Monat',
  'stats.more': { one: '{count} weitere zeigen', other: '{count} weitere zeigen' },
  'stats.csv': 'CSV',
  'stats.csvOf': '{title} als CSV',
  'stats.none': 'In diesem Zeitraum nichts.',
  'stats.empty':
    'Mit dieser Auswahl wurde nichts gezählt. Versuchen Sie es mit einem längeren Zeitraum oder mit allen Touren und Sprachen.',
  'stats.others': 'Andere',
  'stats.otherLanguage': 'Unbekannte Sprachen',
  'stats.goneTour': '{code} (nicht mehr vorhanden)',
  'stats.heatmap': 'Heatmap',
  'stats.mapOf': 'Karte der Tour',
  'stats.totals': 'Zahlen zeigen',
  'stats.unplaced': {
    one: '{count} Besuch galt Stationen ohne Platz auf der Karte.',
    other: '{count} Besuche galten Stationen ohne Platz auf der Karte.',
  },
  'stats.spot': { one: '{names}: {count} Besuch', other: '{names}: {count} Besuche' },
  'stats.counts': 'Was gezählt wird',
  'stats.counts.openings':
    'Jedes Öffnen einer Station zählt einmal, auch wenn dieselbe Person sie später noch einmal öffnet.',
  'stats.counts.people':
    'Das sind keine Personenzahlen: Kein Gerät wird wiedererkannt, keine Adresse und kein Standort gespeichert.',
  'stats.counts.late':
    'Geräte ohne Netz melden ihre Besuche später, bis zu 31 Tage lang. Die letzten Tage können also noch wachsen.',
  'stats.counts.devices':
    'Ein Gerät gilt als ausgegeben, wenn jemand den Guide mit einem Token öffnet oder ein Gerät des Museums zum ersten Mal startet. Andere Telefone zählen dort nicht.',
  'stats.counts.gone':
    'Besuche von Stationen, die nicht mehr veröffentlicht sind, zählen in den Summen, aber nicht je Station.',
  'stats.counts.kept': 'Einzelne Tage bleiben 400 Tage erhalten, Monate für immer.',
};
