import type { LanguagePack } from '../LanguagePack.ts'
import { getal } from './grammar.ts'

export const safeList: LanguagePack['safeList'] = {
  lookalike: 'Lijkt op een andere Safe van jou. Vergelijk elk teken.',
  unlisted: 'Je hebt in deze Safe ondertekend. De dienst noemt hem niet.',
  showAll: (count) => `Alle ${count} tonen`,
  furtherTitle: (count) => `De dienst noemt er nog ${getal(count)}`,
  furtherText: 'Niemand is eigenaar van zoveel Safes. De eerste worden bekeken; open elke andere met zijn adres.',
  search: 'Zoeken op naam, adres of chain',
  notFound: (text) => `Geen Safe hier heeft “${text}” in naam, adres of chain.`,
  arrange: 'Ordenen',
  arranged: 'Klaar',
  watched: 'gevolgd',
  planned: 'Nog niet aangemaakt',
  pinned: 'vastgezet',
  pin: 'Vastzetten',
  pinWhich: (where) => `${where} vastzetten`,
  unpin: 'Losmaken',
  unpinWhich: (where) => `${where} losmaken`,
  unwatch: 'Niet meer volgen',
  unwatchWhich: (where) => `${where} niet meer volgen`,
  up: 'Omhoog',
  upWhich: (who) => `${who} omhoog`,
  down: 'Omlaag',
  downWhich: (who) => `${who} omlaag`,
  onChains: (count) => `op ${count} chains`,
  sameOwners: 'Overal dezelfde eigenaren',
  otherOwners: 'Andere eigenaren of een andere drempel op een van de chains',
  queued: (queued, awaiting) =>
    awaiting ? `${queued} in de wachtrij, ${awaiting} voor jou` : `${queued} in de wachtrij`,
  inAll: (fiat) => `${fiat} in totaal`,
  claimedTitle: 'Dat zegt de dienst.',
}
