import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

export const trust: LanguagePack['trust'] = {
  block: (block) => `Block ${zahl(block)}`,
  chainLabel: 'Chain',
  nodeLabel: 'Knoten',
  serviceLabel: 'Dienst',
  serviceChosen: (host) => `${host}, von Ihnen gewählt`,
  nodeDown: 'Knoten nicht erreichbar',
  nodeWrong: (actual, expected) => `Knoten ist auf Chain ${actual}, nicht ${expected}`,
  serviceDown: 'nicht erreichbar',
  serviceUnusable: 'antwortet, aber unlesbar',
  serviceAhead: (blocks) => `behauptet, der Chain um ${zahl(blocks)} Blöcke voraus zu sein`,
  serviceCurrent: 'auf dem neuesten Stand',
  serviceBehind: (blocks) => `${zahl(blocks)} ${blocks === 1n ? 'Block' : 'Blöcke'} zurück`,
  serviceUnknown: 'Rückstand unbekannt',
  live: 'laufend',
  polling: 'auf Nachfrage',
  asking: 'wird gefragt…',
  passed: (count) => `${count} ${count === 1 ? 'Prüfung' : 'Prüfungen'} bestanden`,
  failed: (count) => `${count} ${count === 1 ? 'Prüfung' : 'Prüfungen'} nicht bestanden`,
  warned: (count) => `${count} anzusehen`,
  unknown: (count) => `${count} nicht gemacht`,
  none: 'Noch keine Prüfungen',
  dialogTitle: 'Prüfungen auf dieser Seite',
  dialogLead:
    'In diesem Browser gemacht, an dem Knoten, den der Betreiber dieser App gewählt hat. Der Dienst hat dabei nichts zu sagen.',
  verdict: { ok: 'bestanden', warn: 'ansehen', block: 'nicht bestanden', unknown: 'nicht gemacht' },
  chainIdMatches: (id) => `Der Knoten ist auf Chain ${id}`,
  chainIdDiffers: (actual, expected) => `Der Knoten ist auf Chain ${actual}, die Konfiguration sagt ${expected}`,
  chainUnreachable: (name) => `Der Knoten von ${name} antwortet nicht`,
  closedTitle: 'Für Signaturen geschlossen',
  closedText:
    'Die Chain ist nicht erreichbar, also lässt sich hier nichts prüfen. Lesen geht mit dem, was schon auf dem Bildschirm steht; Signieren und Ausführen öffnen sich wieder, wenn der Knoten antwortet.',
  unsavedTitle: 'In diesem Browser nicht gespeichert',
  unsavedText:
    'Der Speicher des Browsers ist voll oder ausgeschaltet. Speichern Sie eine Datei, bevor Sie diese Seite schließen.',
  unsavedSave: 'Als Datei speichern',
  offlineTitle: 'Sie sind offline',
  offlineText: 'Was Sie sehen, ist von vorher. Nichts, was Sie getippt oder signiert haben, ist verloren.',
  staleTitle: (time) => `Nicht erneuert seit ${time}`,
}
