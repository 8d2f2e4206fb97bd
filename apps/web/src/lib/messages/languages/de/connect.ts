import type { LanguagePack } from '../LanguagePack.ts'

export const connect: LanguagePack['connect'] = {
  connect: 'Wallet verbinden',
  lead: 'Countersign fragt nur nach Ihrer Adresse. Durch das Verbinden wird nichts signiert.',
  loading: 'Der Wallet-Dialog wird geöffnet…',
  notLoaded: 'Der Wallet-Dialog ließ sich nicht laden',
  retry: 'Erneut versuchen',
  description: 'Eine Multisig-Wallet, die ein Team selbst betreiben kann und der es nicht vertrauen muss.',
  // Part of what is signed: the same words for everybody.
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce) => `Transaktion ${nonce} ausführen`,
  approved: (nonce) => `Transaktion ${nonce} genehmigen`,
  account: 'Konto',
  signedIn: 'Angemeldet',
  signedInAs: (account) => `Angemeldet als ${account}`,
  labelSignedIn: (label) => `${label} Angemeldet`,
  restoring: 'Ihre Wallet wird gesucht',
  wrongChainTitle: 'Ihre Wallet ist auf einer anderen Chain',
  wrongChainText: (chain) =>
    `Dieser Safe ist auf ${chain}. Wechseln Sie die Chain der Wallet, bevor Sie signieren oder ausführen.`,
  network: (chain) => `Netzwerk: ${chain}`,
  networkOfOther: (chain, wanted) => `Netzwerk: ${chain}. Dieser Safe ist auf ${wanted}`,
  wrongNetwork: 'Falsches Netzwerk',
  wrongNetworkText: 'Falsches Netzwerk erkannt. Wechseln oder trennen Sie, um fortzufahren.',
  wrongNetworkReading:
    'Gelesen wird weiter: Ihre Safes werden über die Knoten dieser App gelesen, nicht über Ihre Wallet.',
  switchNetworks: 'Netzwerk wechseln',
  switch: (chain) => `Zu ${chain} wechseln`,
  switchRejected: 'Sie haben den Wechsel in der Wallet abgelehnt.',
  switchPending: 'In der Wallet ist schon eine Anfrage offen. Beantworten Sie sie dort und versuchen Sie es erneut.',
  switchFailed: (reason) => `Die Wallet hat nicht gewechselt. Sie sagte: ${reason}`,
  switchUnsupported:
    'Ihre Wallet kann das Netzwerk nicht von Countersign aus wechseln. Wechseln Sie es in der Wallet selbst.',
}
