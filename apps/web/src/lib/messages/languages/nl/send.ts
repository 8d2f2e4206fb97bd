import type { LanguagePack } from '../LanguagePack.ts'

export const send: LanguagePack['send'] = {
  title: 'Versturen',
  lead: 'Je ziet en controleert de hele transactie voordat er iets wordt ondertekend. Wat je hier typt, blijft in deze browser, ook na opnieuw laden.',
  asset: 'Bezitting',
  otherToken: 'Een ander token, via zijn adres',
  token: 'Adres van het token',
  tokenHint: 'Hoe het heet en hoeveel ervan er is, zegt zijn eigen contract.',
  tokenReading: 'Zijn contract wordt gevraagd.',
  recipient: 'Ontvanger',
  recipientHint: 'Een heel adres op deze chain. Het wordt in groepen van vier getoond voordat je ondertekent.',
  amount: 'Bedrag',
  max: 'Max',
  available: (amount) => `${amount} in de Safe`,
  loading: 'Saldi worden gelezen',
  balancesFailed: 'De saldi konden niet worden gelezen',
  errors: {
    recipientMissing: 'Voer het adres in dat het krijgt.',
    recipientIsSafe: 'Dit is de Safe zelf.',
    recipientIsZero: 'Dit is het nuladres: wat daarheen wordt verstuurd, is verloren.',
    recipientIsToken:
      'Dit is het contract van de token zelf: tokens die daarheen worden verstuurd, zijn meestal verloren.',
    amountMissing: 'Voer in hoeveel.',
    amountWrong: (decimals) => `Dit is geen bedrag met hoogstens ${decimals} decimalen.`,
    amountZero: 'Het bedrag is nul.',
    amountTooMuch: (available) => `De Safe bevat maar ${available}.`,
    assetMissing: 'Kies wat je wilt versturen.',
    tokenMissing: 'Op dit adres antwoordt op deze chain geen token.',
  },
}
