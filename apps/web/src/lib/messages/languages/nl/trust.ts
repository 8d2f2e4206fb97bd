import type { LanguagePack } from '../LanguagePack.ts'
import { getal } from './grammar.ts'

export const trust: LanguagePack['trust'] = {
  block: (block) => `blok ${getal(block)}`,
  chainLabel: 'Chain',
  nodeLabel: 'Node',
  serviceLabel: 'Dienst',
  serviceChosen: (host) => `${host}, door jou gekozen`,
  nodeDown: 'node onbereikbaar',
  nodeWrong: (actual, expected) => `node zit op chain ${actual}, niet ${expected}`,
  serviceDown: 'onbereikbaar',
  serviceUnusable: 'antwoordt, maar onleesbaar',
  serviceAhead: (blocks) => `beweert ${getal(blocks)} blokken voor te lopen op de chain`,
  serviceCurrent: 'bijgewerkt',
  serviceBehind: (blocks) => `${getal(blocks)} ${blocks === 1n ? 'blok' : 'blokken'} achter`,
  serviceUnknown: 'achterstand onbekend',
  live: 'live',
  polling: 'op navraag',
  asking: 'wordt gevraagd…',
  passed: (count) => `${count} ${count === 1 ? 'controle' : 'controles'} geslaagd`,
  failed: (count) => `${count} ${count === 1 ? 'controle' : 'controles'} niet geslaagd`,
  warned: (count) => `${count} te bekijken`,
  unknown: (count) => `${count} niet gedaan`,
  none: 'Nog geen controles',
  dialogTitle: 'Controles op deze pagina',
  dialogLead:
    'Gedaan in deze browser, met de node die de beheerder van deze app heeft gekozen. De dienst heeft er niets over te zeggen.',
  verdict: { ok: 'geslaagd', warn: 'bekijken', block: 'niet geslaagd', unknown: 'niet gedaan' },
  chainIdMatches: (id) => `De node zit op chain ${id}`,
  chainIdDiffers: (actual, expected) => `De node zit op chain ${actual}, de configuratie zegt ${expected}`,
  chainUnreachable: (name) => `De node van ${name} antwoordt niet`,
  closedTitle: 'Gesloten voor ondertekenen',
  closedText:
    'De chain is onbereikbaar, dus hier kan niets worden geverifieerd. Lezen gaat met wat al op het scherm staat; ondertekenen en uitvoeren gaan weer open zodra de node antwoordt.',
  offlineTitle: 'Je bent offline',
  offlineText: 'Wat je ziet, is van eerder. Niets wat je hebt getypt of ondertekend is verloren.',
  staleTitle: (time) => `Niet ververst sinds ${time}`,
}
