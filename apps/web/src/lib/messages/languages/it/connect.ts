import type { LanguagePack } from '../LanguagePack.ts'

export const connect: LanguagePack['connect'] = {
  connect: 'Connetti il wallet',
  lead: 'Countersign chiede solo il tuo indirizzo. Connettendoti non firmi nulla.',
  loading: 'Apertura della finestra del wallet…',
  notLoaded: 'La finestra del wallet non si è caricata',
  retry: 'Riprova',
  description: 'Un wallet multisig che un team può gestire da sé e di cui non deve fidarsi.',
  // Part of what is signed: the same words for everybody.
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce) => `Esegui la transazione ${nonce}`,
  approved: (nonce) => `Approva la transazione ${nonce}`,
  account: 'Conto',
  signedIn: 'Accesso effettuato',
  signedInAs: (account) => `Accesso effettuato come ${account}`,
  labelSignedIn: (label) => `${label} Accesso effettuato`,
  restoring: 'Ricerca del tuo wallet',
  wrongChainTitle: 'Il tuo wallet è su un’altra chain',
  wrongChainText: (chain) => `Questo Safe è su ${chain}. Cambia la chain del wallet prima di firmare o eseguire.`,
  network: (chain) => `Rete: ${chain}`,
  networkOfOther: (chain, wanted) => `Rete: ${chain}. Questo Safe è su ${wanted}`,
  wrongNetwork: 'Rete sbagliata',
  wrongNetworkText: 'Rete sbagliata, cambia rete o disconnettiti per continuare.',
  wrongNetworkReading: 'La lettura continua: i tuoi Safe si leggono dai nodi di questa app, non dal tuo wallet.',
  switchNetworks: 'Cambia rete',
  switch: (chain) => `Passa a ${chain}`,
  switchRejected: 'Hai rifiutato il passaggio nel wallet.',
  switchPending: 'Una richiesta è già aperta nel wallet. Rispondi lì, poi riprova.',
  switchFailed: (reason) => `Il wallet non ha cambiato rete. Ha detto: ${reason}`,
  switchUnsupported:
    'Il tuo wallet non permette di cambiare rete da Countersign. Prova a cambiare rete dentro il wallet.',
}
