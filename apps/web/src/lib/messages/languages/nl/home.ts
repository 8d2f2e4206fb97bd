import type { LanguagePack } from '../LanguagePack.ts'

const aandeel = (share: number) => {
  const digits = share < 0.1 ? 1 : 0
  return (share * 100).toLocaleString('nl', { maximumFractionDigits: digits, minimumFractionDigits: digits })
}

export const home: LanguagePack['home'] = {
  title: 'Overzicht',
  lead: 'Eigenaren, saldi en regels zijn van de chain gelezen. Wat wacht en wat er gebeurde, is het woord van de dienst, hier daaraan getoetst.',
  needs: 'Wacht op jou',
  assets: 'Bezittingen',
  owners: 'Eigenaren',
  more: 'Meer van deze Safe',
  delegates: 'Voorstellers',
  delegatesText: 'Wie er nog meer mag voorstellen namens de eigenaren.',
  about: 'Het contract',
  securityText: 'Wat over deze Safe beslist, sinds wanneer, en hoe hij veiliger kan.',
  apps: 'Apps',
  appsText: 'Wat de beheerder van de dienst aanbeveelt.',
  manageOwners: 'Eigenaren beheren',
  recent: 'Onlangs',
  waiting: 'Wacht',
  waitingAll: 'Hele wachtrij',
  waitingNone: 'De dienst toont niets dat wacht',
  waitingNoneText: 'Wat een eigenaar voorstelt, staat hier, met wie het nog moet ondertekenen.',
  propose: 'Nieuwe transactie',
  noPrices: (currency) =>
    `De waarde in ${currency} is niet bekend: de beheerder van deze dienst heeft geen prijzen ingesteld voor wat de Safe bevat.`,
  unpriced: (count) =>
    count === 1
      ? 'Eén bezitting heeft geen prijs en is niet meegeteld.'
      : `${count} bezittingen hebben geen prijs en zijn niet meegeteld.`,
  noPrice: 'geen prijs',
  share: (share) => (share < 0.001 ? '<0,1%' : `${aandeel(share)}%`),
  allHistory: 'Hele geschiedenis',
  queue: 'Wachtrij',
  thresholdSentence: (threshold, owners) => `${threshold} van ${owners} eigenaren moeten ondertekenen`,
  version: (version) => `Safe ${version}`,
  nextNonce: (nonce) => `volgende nonce ${nonce}`,
  notASafe: 'Dit is geen Safe',
  unreadable: 'De Safe kon niet van de chain worden gelezen',
  loading: 'De Safe wordt van de chain gelezen',
  renameTitle: 'Geef deze Safe een naam',
  renameLabel: 'Naam',
  renameHint: 'Alleen in deze browser bewaard; niemand anders ziet hem.',
  save: 'Opslaan',
  you: 'jij',
  connect: 'Verbind een wallet om te zien wat op je wacht.',
  inHost: 'Je handelt als deze Safe, binnen zijn host. De eigenaren ondertekenen en voeren daar uit.',
  notOwner: 'Je rekening is geen eigenaar van deze Safe. Je kunt alles bekijken.',
}
