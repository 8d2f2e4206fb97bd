import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: 'Nuova transazione',
  chooseLead: 'Qualunque cosa tu scelga, vedi e controlli l’intera transazione prima di firmare.',
  kinds: {
    batch: {
      title: 'Lotto',
      text: 'Più chiamate come una sola transazione, o un file del Transaction Builder.',
    },
    contract: {
      title: 'Chiamata a contratto',
      text: 'Qualsiasi funzione di qualsiasi contratto, con i suoi argomenti.',
    },
    limits: { title: 'Limiti di spesa', text: 'Chi può spendere quanto senza le firme dei proprietari.' },
    message: {
      title: 'Firma un messaggio',
      text: 'Un testo o dati tipizzati, firmati dai proprietari per il Safe.',
    },
    many: {
      title: 'Paga molti',
      text: 'Una serie di pagamenti: righe a mano, da un foglio di calcolo o da un file CSV.',
    },
    nft: { title: 'Invia un NFT', text: 'Token di un numero (ERC-721 o ERC-1155) a un indirizzo.' },
    owners: { title: 'Gestisci i proprietari', text: 'Chi firma per questo Safe, e quanti di loro devono farlo.' },
    settings: {
      title: 'Impostazioni del Safe',
      text: 'Moduli, guardie, fallback handler e il codice che esegue.',
    },
    send: { title: 'Invia', text: 'Un importo di una moneta o di un token a un indirizzo.' },
  },
  address: {
    missing: 'Inserisci un indirizzo.',
    nameLooking: 'Ricerca del nome sulla chain.',
    nameFailed: 'Non è stato possibile chiedere questo nome alla chain. Riprova, o inserisci l’indirizzo.',
    nameUnknown: (name) => `«${name}» non corrisponde ad alcun indirizzo su questa chain.`,
    nameInvalid: 'Nessun nome può essere scritto così. Alcune sue lettere potrebbero solo somigliare ad altre.',
    nameMoved: (name, from, to) =>
      `«${name}» corrispondeva a ${from} un momento fa e ora corrisponde a ${to}. Chiedi a chi vuoi pagare, e inserisci l’indirizzo stesso.`,
    nameStandsFor: (name) => `${name} corrisponde a`,
    mySafe: 'il tuo Safe',
    otherChain: (prefix) => `Il prefisso «${prefix}» indica una chain diversa da quella di questo Safe.`,
    wrong: 'Questo non è un indirizzo, o il suo checksum è errato. Copialo di nuovo dalla fonte.',
  },
  beforeAfter: 'Prima e dopo',
  parts: {
    modules: 'Moduli',
    guard: 'Guardia delle transazioni',
    moduleGuard: 'Guardia dei moduli',
    fallbackHandler: 'Fallback handler',
    implementation: 'Implementazione',
  },
  meaning: 'Che cosa significa',
  noMeaning: 'Ancora non cambia nulla.',
  nonce: 'Nonce',
  nonceLooking: 'Esame di ciò che già attende.',
  nonceHint: {
    all: (next) => `${next} è il primo che nulla di noto usa.`,
    partial: (next) => `Non tutto ciò che attende è stato letto. Per quanto letto, ${next} è libero.`,
  },
  nonceReplace: 'Scegline uno più basso per sostituire ciò che attende lì.',
  nonceReplaces: (nonce) =>
    `Qualcosa potrebbe già attendere con nonce ${nonce}: quella eseguita per prima rende impossibili le altre.`,
  nonceClaimed: (nonce) => `Il servizio prenderebbe ${nonce}: potrebbe sapere di qualcosa che qui non mostra.`,
  nonceWrong: 'Questo non è un numero intero.',
  nonceUsed: (nonce) => `Il prossimo nonce del Safe è ${nonce}; quelli più bassi sono consumati.`,
  nextNonce: (nonce) => `Usa il nonce ${nonce}`,
  nextNonceText: 'La stessa transazione con il prossimo nonce libero. Non è ancora firmato nulla.',
  review: 'Rivedi',
  reviewHint: 'Ancora nulla viene firmato.',
  safeFailed: 'Non è stato possibile leggere il Safe dalla chain',
  safeLoading: 'Lettura del Safe',
}
