import type { LanguagePack } from '../LanguagePack.ts'

const percento = (share: number) => {
  const digits = share < 0.1 ? 1 : 0
  return (share * 100).toLocaleString('it', { maximumFractionDigits: digits, minimumFractionDigits: digits })
}

export const home: LanguagePack['home'] = {
  title: 'Panoramica',
  lead: 'Proprietari, saldi e regole sono letti dalla chain. Che cosa attende e che cosa è successo lo dice il servizio, e qui viene verificato con essa.',
  needs: 'Tocca a te',
  assets: 'Asset',
  owners: 'Proprietari',
  more: 'Altro di questo Safe',
  delegates: 'Proponenti',
  delegatesText: 'Chi altro può proporre per i suoi proprietari.',
  about: 'Il contratto',
  securityText: 'Che cosa decide su questo Safe, da quando, e come potrebbe essere più sicuro.',
  apps: 'App',
  appsText: 'Ciò che il gestore del servizio consiglia.',
  manageOwners: 'Gestisci i proprietari',
  recent: 'Recenti',
  waiting: 'In attesa',
  waitingAll: 'Tutta la coda',
  waitingNone: 'Il servizio non mostra nulla in attesa',
  waitingNoneText: 'Ciò che un proprietario propone compare qui, con chi deve ancora firmarlo.',
  propose: 'Nuova transazione',
  noPrices: (currency) =>
    `Il valore in ${currency} non è noto: il gestore di questo servizio non ha impostato prezzi per ciò che il Safe contiene.`,
  unpriced: (count) =>
    count === 1 ? 'Un asset non ha prezzo e non è contato.' : `${count} asset non hanno prezzo e non sono contati.`,
  noPrice: 'nessun prezzo',
  share: (share) => (share < 0.001 ? '<0,1%' : `${percento(share)}%`),
  allHistory: 'Tutta la cronologia',
  queue: 'Coda',
  thresholdSentence: (threshold, owners) => `Devono firmare ${threshold} proprietari su ${owners}`,
  version: (version) => `Safe ${version}`,
  nextNonce: (nonce) => `prossimo nonce ${nonce}`,
  notASafe: 'Questo non è un Safe',
  unreadable: 'Non è stato possibile leggere il Safe dalla chain',
  loading: 'Lettura del Safe dalla chain',
  renameTitle: 'Dai un nome a questo Safe',
  renameLabel: 'Nome',
  renameHint: 'Resta solo in questo browser; nessun altro lo vede.',
  save: 'Salva',
  you: 'tu',
  connect: 'Connetti un wallet per vedere che cosa ti aspetta.',
  inHost: 'Agisci come questo Safe, dentro il suo host. I suoi proprietari firmano ed eseguono lì.',
  notOwner: 'Il tuo conto non è proprietario di questo Safe. Puoi guardare tutto.',
}
