import type { LanguagePack } from '../LanguagePack.ts'

export const connect: LanguagePack['connect'] = {
  connect: 'Wallet verbinden',
  lead: 'Countersign vraagt alleen je adres. Met verbinden wordt niets ondertekend.',
  loading: 'Het walletvenster wordt geopend…',
  notLoaded: 'Het walletvenster kon niet worden geladen',
  retry: 'Opnieuw proberen',
  description: 'Een multisig-wallet die een team zelf kan draaien en niet hoeft te vertrouwen.',
  // Part of what is signed: the same words for everybody.
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce) => `Transactie ${nonce} uitvoeren`,
  approved: (nonce) => `Transactie ${nonce} goedkeuren`,
  account: 'Rekening',
  signedIn: 'Ingelogd',
  signedInAs: (account) => `Ingelogd als ${account}`,
  labelSignedIn: (label) => `${label} Ingelogd`,
  restoring: 'Je wallet wordt gezocht',
  wrongChainTitle: 'Je wallet zit op een andere chain',
  wrongChainText: (chain) =>
    `Deze Safe staat op ${chain}. Wissel de chain van de wallet voordat je ondertekent of uitvoert.`,
  network: (chain) => `Netwerk: ${chain}`,
  networkOfOther: (chain, wanted) => `Netwerk: ${chain}. Deze Safe staat op ${wanted}`,
  wrongNetwork: 'Verkeerd netwerk',
  wrongNetworkText: 'Verkeerd netwerk gevonden. Wissel van netwerk of verbreek de verbinding om verder te gaan.',
  wrongNetworkReading: 'Lezen gaat door: je Safes worden gelezen via de nodes van deze app, niet via je wallet.',
  switchNetworks: 'Van netwerk wisselen',
  switch: (chain) => `Naar ${chain} wisselen`,
  switchRejected: 'Je hebt het wisselen in de wallet geweigerd.',
  switchPending: 'Er staat al een verzoek open in de wallet. Beantwoord het daar en probeer het dan opnieuw.',
  switchFailed: (reason) => `De wallet is niet gewisseld. Hij zei: ${reason}`,
  switchUnsupported:
    'Je wallet kan niet vanuit Countersign van netwerk wisselen. Wissel van netwerk in de wallet zelf.',
}
