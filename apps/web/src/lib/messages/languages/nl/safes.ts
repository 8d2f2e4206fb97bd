import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safes',
  lead: 'Safes die jouw rekening als eigenaar noemen. De dienst stelt ze voor; de chain bevestigt ze een voor een.',
  introTitle: 'Een multisig-wallet die je niet hoeft te vertrouwen',
  introText:
    'Zie wat je Safes bevatten en wat op je wacht; stel voor, controleer, onderteken en voer uit. Elke hash, handtekening en eigenaar wordt in deze browser geverifieerd, met een node die de beheerder van deze app heeft gekozen.',
  introPoints: [
    {
      title: 'Wat je ziet, is wat je ondertekent',
      text: 'De hash die je wallet toont, wordt hier nagerekend, uit dezelfde bevroren transactie die je leest.',
    },
    {
      title: 'De dienst is een vreemde',
      text: 'Hij mag je waarschuwen. Hij kan nooit een knop vrijgeven, een controle verbergen of een handtekening laten tellen.',
    },
    {
      title: 'Niets verdwijnt',
      text: 'Wat je hebt ondertekend, wordt in deze browser bewaard, en je hoort het als de dienst het niet meer toont.',
    },
  ],
  connectFirst: 'Wallet verbinden',
  create: 'Safe aanmaken',
  openByAddress: 'Een Safe openen met zijn adres',
  openLabel: 'Adres van een Safe',
  openHint: 'Om te lezen is geen wallet nodig.',
  openChain: 'Chain',
  open: 'Openen',
  openError: 'Dit is geen adres, of de controlesom klopt niet.',
  none: 'De dienst noemt geen Safe van deze rekening',
  noneText: 'Verbind een andere rekening, of open een Safe met zijn adres om hem te bekijken.',
  loading: 'Je Safes worden gezocht',
  listFailed: (chain) => `Je Safes op ${chain} konden niet worden opgesomd`,
  notOwner: 'De dienst noemt deze Safe bij jou. De chain zegt dat je geen eigenaar bent.',
  unreadable: 'De chain kon niet worden gelezen',
  owner: 'Je bent eigenaar',
  needsTitle: 'Wacht op jou',
  needsLoading: 'Je wachtrijen worden doorgekeken',
  rename: 'Naam wijzigen',
  save: 'Opslaan',
}
