import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: 'Instellingen',
  lead: 'In deze browser bewaard, alleen voor jou. Niemand anders ziet of deelt ze.',
  appearance: 'Uiterlijk',
  scheme: 'Kleuren',
  schemes: { system: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  accent: 'Accent',
  accentHint: 'De kleur van de volgende stap en van de focus. Waarschuwingen houden die van zichzelf.',
  accents: { blue: 'Blauw', teal: 'Blauwgroen', violet: 'Violet', plum: 'Pruim', graphite: 'Grafiet' },
  radius: 'Hoeken',
  radii: { none: 'Recht', small: 'Klein', medium: 'Middel', large: 'Groot' },
  font: 'Letters',
  fontHint:
    'Inter komt met deze app mee; er wordt niets bij anderen opgehaald. Ronde letters worden getekend waar dit apparaat ze heeft.',
  fonts: { inter: 'Inter', system: 'Zoals het systeem', rounded: 'Rond' },
  blur: 'Achter vensters',
  blurs: { none: 'Scherp', small: 'Licht vervaagd', large: 'Vervaagd' },
  showDialog: 'Het walletvenster tonen',
  language: 'Taal',
  languageLabel: 'Taal van deze app',
  languageWhole: 'De hele app',
  languageDialog: 'Alleen het walletvenster, de rest in het Engels',
  languagePartly: (name) => `${name}, gedeeltelijk`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: 'Meldingen',
  notificationsText:
    'Zolang een pagina van een Safe open is, hoort ze van elke wijziging. Om het te horen als ze dicht is, kan deze browser bij de dienst worden aangemeld: die noteert een nummer voor deze browser en naar welke Safes hij vraagt. Het bericht zelf wordt verstuurd door een adapter die de beheerder draait. Zonder adapter komt er niets aan.',
  notificationsSigned:
    'Er wordt niets voor ondertekend en het noemt geen rekening; wie het nummer kent, kan het beëindigen. Na 90 dagen eindigt het vanzelf.',
  notificationsConnect: 'Verbind een wallet om de Safes ervan aan te melden.',
  notificationsNone: 'Je rekening is van geen Safe eigenaar die de chain bevestigt.',
  notificationsAsk: (count) => `Deze browser aanmelden voor ${count} ${count === 1 ? 'Safe' : 'Safes'}`,
  notificationsFor: 'Aangemeld voor',
  notificationsNumber: 'Nummer van deze browser',
  notificationsStop: 'Stoppen',
  notificationsStopWhat: (safe) => `Stoppen voor ${safe}`,
  notificationsForget: 'Deze browser vergeten',
  notificationsFailed: 'De dienst nam het niet aan',
  kept: 'Bewaard.',
  restart: 'Pagina opnieuw starten',
  currency: 'Valuta',
  currencyHint: 'Waarin bedragen naast hun eigen eenheid worden genoemd, waar de beheerder prijzen heeft.',
  chainTitle: (chain) => `${chain}: nodes en verkenner`,
  nodeNow: 'Node die wordt gevraagd',
  nodeLabel: (chain) => `Adres van je eigen node voor ${chain}`,
  nodeHint: (origins) =>
    `Hij wordt gevraagd in plaats van die van de beheerder, en geen andere als hij eruit ligt. Leeg: die van de beheerder. Deze pagina mag praten met: ${origins.join(', ')}.`,
  nodeUse: 'Controleren en gebruiken',
  nodeLater: 'De pagina vraagt de andere node zodra ze opnieuw start',
  nodeRefusal: {
    notAnAddress: () => 'Typ een heel adres dat begint met https:// of http://, zonder naam en wachtwoord.',
    notAllowed: (origin) =>
      `Deze pagina mag niet met ${origin} praten: de beheerder heeft het niet genoemd in COUNTERSIGN_NODE_ORIGINS.`,
  },
  nodeSilent: 'Daar antwoordt geen node, of hij laat deze site niet vragen. Er is niets gewijzigd.',
  nodeOtherChain: (chain, wanted, found) =>
    `Die node is van chain ${found}; ${chain} is chain ${wanted}. Er is niets gewijzigd.`,
  explorerLabel: (chain) => `Adres van een verkenner voor ${chain}`,
  explorerHint:
    'Waar links naar transacties heen leiden. Er wordt niets heen gestuurd voordat je er een volgt. Leeg: zoals de beheerder het heeft ingesteld.',
  explorerUse: 'Deze verkenner gebruiken',
  explorerRefused: 'Typ een heel adres dat begint met https:// of http://.',
  lookups: 'Opzoeken',
  lookupsText:
    'Namen zoals alice.eth en hun afbeeldingen worden bij anderen opgevraagd, die te weten komen naar wie je kijkt. Beide kunnen uit; een adres wordt altijd ook getoond.',
  lookupsOff: 'De beheerder van deze pagina heeft het uitgeschakeld.',
  lookupNames: 'Namen opzoeken (ENS)',
  lookupPictures: 'Afbeeldingen van namen tonen',
  gatewaysText: 'Afbeeldingen worden via deze gateways opgehaald, en nergens anders vandaan.',
  gatewayLabel: (name) => `Adres van uw eigen ${name}-gateway`,
  gatewayHint: (origins) =>
    `Afbeeldingen worden daar opgehaald in plaats van bij die van de beheerder, zodra de pagina opnieuw start. Leeg: die van de beheerder. Deze pagina mag vragen aan: ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin) =>
    `Deze pagina mag ${origin} niets vragen: de beheerder heeft het niet genoemd in COUNTERSIGN_GATEWAY_ORIGINS.`,
  gatewaySilent: 'Daar antwoordt geen gateway, of die staat deze site niet toe iets te vragen. Er is niets veranderd.',
  service: 'Dienst',
  serviceText:
    'De dienst somt je Safes en hun transacties op, en geeft handtekeningen door aan de andere eigenaren. Welke je ook kiest, deze pagina berekent hashes, handtekeningen en bedragen zelf, van de chain: een andere dienst kan dingen weglaten, maar niet verzinnen.',
  serviceNow: 'Nu gevraagd',
  serviceDefault: 'de standaard',
  serviceChosen: 'door jou gekozen',
  serviceLabel: 'Adres van de dienst',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'De beheerder van deze pagina laat geen andere site vragen, alleen een ander pad van dezelfde.'
      : `De beheerder van deze pagina staat toe: ${origins.join(', ')}. De pagina start ermee opnieuw.`,
  serviceUse: 'Dit adres gebruiken',
  serviceReset: 'Terug naar de standaard',
  serviceForgotten: (url) => `Je had ${url} gekozen, dat de beheerder niet meer toestaat. De standaard wordt gevraagd.`,
  serviceRefusal: {
    notAnAddress: () => 'Typ een heel adres dat begint met https://, zonder naam, vraagteken of hekje.',
    insecure: () => 'Deze pagina kwam via https en mag niets via gewone http vragen.',
    notAllowed: (origin) =>
      `Deze pagina mag niet met ${origin} praten: de beheerder heeft het niet genoemd in COUNTERSIGN_SERVICE_ORIGINS.`,
  },
  serviceSilent: (url) =>
    `Op ${url} antwoordt geen dienst. Misschien ligt hij eruit, of laat hij deze site niet vragen (COUNTERSIGN_ORIGINS). Er is niets gewijzigd.`,
  serviceOtherChains: (chains) =>
    `De dienst daar volgt geen van de chains van deze pagina (${chains}). Er is niets gewijzigd.`,
}
