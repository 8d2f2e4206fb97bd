import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

export const safeList: LanguagePack['safeList'] = {
  lookalike: 'Sieht aus wie ein anderer Ihrer Safes. Vergleichen Sie jede Ziffer.',
  unlisted: 'Sie haben in diesem Safe signiert. Der Dienst führt ihn nicht auf.',
  showAll: (count) => `Alle ${count} zeigen`,
  furtherTitle: (count) => `Der Dienst nennt ${zahl(count)} weitere`,
  furtherText: 'So viele Safes hat niemand. Die ersten werden angesehen; öffnen Sie jeden anderen über seine Adresse.',
  search: 'Nach Name, Adresse oder Chain suchen',
  notFound: (text) => `Kein Safe hier hat „${text}“ in Name, Adresse oder Chain.`,
  arrange: 'Anordnen',
  arranged: 'Fertig',
  watched: 'beobachtet',
  planned: 'Noch nicht erstellt',
  pinned: 'angeheftet',
  pin: 'Anheften',
  pinWhich: (where) => `${where} anheften`,
  unpin: 'Loslösen',
  unpinWhich: (where) => `${where} loslösen`,
  unwatch: 'Nicht mehr beobachten',
  unwatchWhich: (where) => `${where} nicht mehr beobachten`,
  up: 'Nach oben',
  upWhich: (who) => `${who} nach oben`,
  down: 'Nach unten',
  downWhich: (who) => `${who} nach unten`,
  onChains: (count) => (count === 1 ? `auf ${count} Chain` : `auf ${count} Chains`),
  sameOwners: 'Überall dieselben Eigentümer',
  otherOwners: 'Andere Eigentümer oder eine andere Schwelle auf einer der Chains',
  queued: (queued, awaiting) => {
    const waits = `${queued} ${queued === 1 ? 'wartet' : 'warten'}`
    return awaiting ? `${waits}, ${awaiting} auf Sie` : waits
  },
  inAll: (fiat) => `insgesamt ${fiat}`,
  claimedTitle: 'Das sagt der Dienst.',
}
