import type { LanguagePack } from '../LanguagePack.ts'

export const asked: LanguagePack['asked'] = {
  asks: {
    transactions: (count) =>
      count === 1 ? 'vraagt om een transactie' : `vraagt om een transactie van ${count} aanroepen`,
    message: 'vraagt om een handtekening onder een bericht',
    onChain: 'vraagt de Safe een bericht op de chain te ondertekenen',
    permission: 'vraagt om toestemming',
  },
  via: { frame: 'Een app in deze Safe', walletconnect: 'Een app verbonden via WalletConnect' },
  calls: 'die zich noemt',
  of: 'Van de Safe',
  on: (chain) => `op ${chain}`,
  claimed: 'Niet geverifieerd: iedereen kan dit adres beweren',
  more: (count) => (count === 1 ? 'Er wacht nog 1' : `Er wachten er nog ${count}`),
  preparing: 'Wordt klaargemaakt om te bekijken',
  cannot: 'Dit kan niet van deze Safe worden gevraagd',
  noCalls: 'De app vraagt om een transactie die niets doet.',
  noMultiSend: 'Voor meerdere aanroepen is de officiële MultiSendCallOnly nodig, die deze chain niet heeft.',
  noSigningOnChain: 'Om op de chain te ondertekenen is de officiële SignMessageLib nodig, die deze chain niet heeft.',
  refuse: 'Weigeren',
  refuseText: 'De app krijgt te horen dat een eigenaar nee zei. Er wordt niets ondertekend.',
  done: 'Terug naar de app',
  doneText: 'De app heeft zijn antwoord.',
  doneSigned: 'Hier ondertekend en nog niet overhandigd. Sluiten geeft de app de hash.',
  wait: 'Op de anderen wachten',
  waitText: (missing) =>
    missing === 1
      ? 'Nog één eigenaar moet ondertekenen. De app krijgt de handtekening als dat is gebeurd.'
      : `Nog ${missing} eigenaren moeten ondertekenen. De app krijgt de handtekening als dat is gebeurd.`,
  give: (origin) => `De handtekening aan ${origin} geven`,
  giveText: 'De eigenaren hebben dit bericht al eerder ondertekend. Wie de handtekening heeft, kan haar gebruiken.',
  change: 'Zelf wijzigen',
  changeTitle: 'De app zal het niet weten',
  changeText:
    'De aanroepen gaan naar je bundel, waar je ze kunt wijzigen. De app krijgt te horen dat een eigenaar nee zei, en hoort niet wat je ervan maakt.',
  changeYes: 'In de bundel leggen',
  changeNo: 'Laten zoals het is',
  panel: 'Wat een app vraagt',
  permission: {
    title: 'Je adresboek',
    text: 'De app zou de namen zien die je in deze browser aan adressen hebt gegeven, voor deze chain. Hij kan ze niet wijzigen.',
    allow: 'Toestaan',
    allowText: 'Onthouden voor deze herkomst. Je kunt het in de instellingen intrekken.',
  },
}
