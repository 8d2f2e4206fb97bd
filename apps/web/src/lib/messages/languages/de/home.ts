import type { LanguagePack } from '../LanguagePack.ts'

const anteil = (share: number) => {
  const digits = share < 0.1 ? 1 : 0
  return (share * 100).toLocaleString('de', { maximumFractionDigits: digits, minimumFractionDigits: digits })
}

export const home: LanguagePack['home'] = {
  title: 'Übersicht',
  lead: 'Eigentümer, Bestände und Regeln sind von der Chain gelesen. Was wartet und was geschah, ist das Wort des Dienstes, hier daran geprüft.',
  needs: 'Braucht Sie',
  assets: 'Vermögen',
  owners: 'Eigentümer',
  more: 'Mehr von diesem Safe',
  delegates: 'Vorschlagsberechtigte',
  delegatesText: 'Wer sonst für seine Eigentümer vorschlagen darf.',
  about: 'Der Vertrag',
  securityText: 'Was über diesen Safe entscheidet, seit wann und wie er sicherer sein könnte.',
  apps: 'Apps',
  appsText: 'Was der Betreiber des Dienstes empfiehlt.',
  manageOwners: 'Eigentümer verwalten',
  recent: 'Zuletzt',
  waiting: 'Wartet',
  waitingAll: 'Ganze Warteschlange',
  waitingNone: 'Der Dienst zeigt nichts, was wartet',
  waitingNoneText: 'Was ein Eigentümer vorschlägt, steht hier, und wer es noch signieren muss.',
  propose: 'Neue Transaktion',
  noPrices: (currency) =>
    `Der Gegenwert in ${currency} ist nicht bekannt: Der Betreiber dieses Dienstes hat für das, was der Safe hält, keine Preise gesetzt.`,
  unpriced: (count) =>
    count === 1
      ? 'Ein Wert hat keinen Preis und ist nicht mitgezählt.'
      : `${count} Werte haben keinen Preis und sind nicht mitgezählt.`,
  noPrice: 'kein Preis',
  share: (share) => (share < 0.001 ? '<\u00a00,1\u00a0%' : `${anteil(share)}\u00a0%`),
  allHistory: 'Ganzer Verlauf',
  queue: 'Warteschlange',
  thresholdSentence: (threshold, owners) => `${threshold} von ${owners} Eigentümern müssen signieren`,
  version: (version) => `Safe ${version}`,
  nextNonce: (nonce) => `nächste Nonce ${nonce}`,
  notASafe: 'Das ist kein Safe',
  unreadable: 'Der Safe ließ sich nicht von der Chain lesen',
  loading: 'Der Safe wird von der Chain gelesen',
  renameTitle: 'Diesen Safe benennen',
  renameLabel: 'Name',
  renameHint: 'Liegt nur in diesem Browser; niemand sonst sieht ihn.',
  save: 'Sichern',
  you: 'Sie',
  connect: 'Verbinden Sie eine Wallet, um zu sehen, was auf Sie wartet.',
  inHost: 'Sie handeln als dieser Safe, in seinem Host. Seine Eigentümer signieren und führen dort aus.',
  notOwner: 'Ihr Konto ist kein Eigentümer dieses Safes. Sie können alles ansehen.',
}
