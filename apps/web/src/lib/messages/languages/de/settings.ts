import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: 'Einstellungen',
  lead: 'In diesem Browser aufbewahrt, für Sie allein. Niemand sonst sieht oder teilt sie.',
  appearance: 'Aussehen',
  scheme: 'Farben',
  schemes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  accent: 'Akzent',
  accentHint: 'Die Farbe des nächsten Schritts und des Fokus. Warnungen behalten ihre.',
  accents: { blue: 'Blau', teal: 'Petrol', violet: 'Violett', plum: 'Pflaume', graphite: 'Graphit' },
  radius: 'Ecken',
  radii: { none: 'Eckig', small: 'Klein', medium: 'Mittel', large: 'Groß' },
  font: 'Schrift',
  fontHint: 'Die Schrift liegt der App bei; nichts wird von anderen geladen. Runde gibt es, wo dieses Gerät sie hat.',
  fonts: { inter: 'Inter', system: 'Wie das System', rounded: 'Rund' },
  blur: 'Hinter Dialogen',
  blurs: { none: 'Scharf', small: 'Leicht unscharf', large: 'Unscharf' },
  showDialog: 'Wallet-Dialog zeigen',
  language: 'Sprache',
  languageLabel: 'Sprache dieser App',
  languageWhole: 'Die ganze App',
  languageDialog: 'Nur der Wallet-Dialog, der Rest auf Englisch',
  languagePartly: (name) => `${name}, zum Teil`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: 'Benachrichtigungen',
  notificationsText:
    'Solange eine Seite eines Safes offen ist, erfährt sie jede Änderung. Um davon zu erfahren, während sie geschlossen ist, lässt sich dieser Browser beim Dienst eintragen: Er vermerkt eine Nummer für diesen Browser und nach welchen Safes er fragt. Die Nachricht selbst sendet ein Adapter, den der Betreiber betreibt. Ohne einen kommt nichts an.',
  notificationsSigned:
    'Dafür wird nichts signiert, und es nennt kein Konto; wer die Nummer kennt, kann es beenden. Es endet nach 90 Tagen von selbst.',
  notificationsConnect: 'Verbinden Sie eine Wallet, um ihre Safes einzutragen.',
  notificationsNone: 'Ihrem Konto gehört kein Safe, den die Chain bestätigt.',
  notificationsAsk: (count) => `Diesen Browser für ${count} ${count === 1 ? 'Safe' : 'Safes'} eintragen`,
  notificationsFor: 'Eingetragen für',
  notificationsNumber: 'Nummer dieses Browsers',
  notificationsStop: 'Beenden',
  notificationsStopWhat: (safe) => `Für ${safe} beenden`,
  notificationsForget: 'Diesen Browser vergessen',
  notificationsFailed: 'Der Dienst hat es nicht angenommen',
  kept: 'Behalten.',
  restart: 'Seite neu starten',
  currency: 'Währung',
  currencyHint: 'Worin Beträge neben ihrer eigenen Einheit genannt werden, wo der Betreiber Preise hat.',
  chainTitle: (chain) => `${chain}: Knoten und Explorer`,
  nodeNow: 'Gefragter Knoten',
  nodeLabel: (chain) => `Adresse Ihres eigenen Knotens für ${chain}`,
  nodeHint: (origins) =>
    `Er wird statt des Betreibers gefragt, und kein anderer, wenn er ausfällt. Leer: der des Betreibers. Diese Seite darf sprechen mit: ${origins.join(', ')}.`,
  nodeUse: 'Prüfen und benutzen',
  nodeLater: 'Die Seite fragt den anderen Knoten, sobald sie neu startet',
  nodeRefusal: {
    notAnAddress: () =>
      'Geben Sie eine ganze Adresse ein, die mit https:// oder http:// beginnt, ohne Namen und Passwort.',
    notAllowed: (origin) =>
      `Diese Seite darf nicht mit ${origin} sprechen: Ihr Betreiber hat es in COUNTERSIGN_NODE_ORIGINS nicht genannt.`,
  },
  nodeSilent: 'Dort antwortet kein Knoten, oder er erlaubt dieser Site nicht, ihn zu fragen. Nichts wurde geändert.',
  nodeOtherChain: (chain, wanted, found) =>
    `Dieser Knoten gehört zu Chain ${found}; ${chain} ist Chain ${wanted}. Nichts wurde geändert.`,
  explorerLabel: (chain) => `Adresse eines Explorers für ${chain}`,
  explorerHint:
    'Wohin Links zu Transaktionen führen. Dorthin geht nichts, bevor Sie einem folgen. Leer: wie der Betreiber es gesetzt hat.',
  explorerUse: 'Diesen Explorer benutzen',
  explorerRefused: 'Geben Sie eine ganze Adresse ein, die mit https:// oder http:// beginnt.',
  lookups: 'Nachschlagen',
  lookupsText:
    'Nach Namen wie alice.eth und ihren Bildern werden andere gefragt, die dann wissen, wen Sie ansehen. Beides lässt sich ausschalten; eine Adresse steht immer dabei.',
  lookupsOff: 'Der Betreiber dieser Seite hat es ausgeschaltet.',
  lookupNames: 'Namen nachschlagen (ENS)',
  lookupPictures: 'Bilder zu Namen zeigen',
  gatewaysText: 'Bilder werden über diese Gateways geladen und von nirgends sonst.',
  gatewayLabel: (name) => `Adresse Ihres eigenen ${name}-Gateways`,
  gatewayHint: (origins) =>
    `Bilder werden dort statt beim Betreiber geladen, sobald die Seite neu startet. Leer: die des Betreibers. Diese Seite darf fragen: ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin) =>
    `Diese Seite darf ${origin} nicht fragen: Ihr Betreiber hat es in COUNTERSIGN_GATEWAY_ORIGINS nicht genannt.`,
  gatewaySilent:
    'Dort antwortet kein Gateway, oder es erlaubt dieser Seite nicht, es zu fragen. Nichts wurde geändert.',
  service: 'Dienst',
  serviceText:
    'Der Dienst führt Ihre Safes und deren Transaktionen auf und gibt Signaturen an die anderen Eigentümer weiter. Welchen Sie auch wählen: Diese Seite rechnet Hashes, Signaturen und Beträge selbst, von der Chain: Ein anderer Dienst kann etwas weglassen, aber nichts erfinden.',
  serviceNow: 'Jetzt gefragt',
  serviceDefault: 'der voreingestellte',
  serviceChosen: 'von Ihnen gewählt',
  serviceLabel: 'Adresse des Dienstes',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'Der Betreiber dieser Seite erlaubt nicht, eine andere Site zu fragen, nur einen anderen Pfad derselben.'
      : `Der Betreiber dieser Seite erlaubt: ${origins.join(', ')}. Die Seite startet damit neu.`,
  serviceUse: 'Diese Adresse benutzen',
  serviceReset: 'Zurück zur Voreinstellung',
  serviceForgotten: (url) =>
    `Sie hatten ${url} gewählt, was der Betreiber nicht mehr erlaubt. Gefragt wird der voreingestellte.`,
  serviceRefusal: {
    notAnAddress: () =>
      'Geben Sie eine ganze Adresse ein, die mit https:// beginnt, ohne Namen, Fragezeichen oder Raute.',
    insecure: () => 'Diese Seite kam über https und darf nichts über einfaches http fragen.',
    notAllowed: (origin) =>
      `Diese Seite darf nicht mit ${origin} sprechen: Ihr Betreiber hat es in COUNTERSIGN_SERVICE_ORIGINS nicht genannt.`,
  },
  serviceSilent: (url) =>
    `Unter ${url} antwortet kein Dienst. Er ist vielleicht ausgefallen, oder er erlaubt dieser Site nicht, ihn zu fragen (COUNTERSIGN_ORIGINS). Nichts wurde geändert.`,
  serviceOtherChains: (chains) =>
    `Der Dienst dort folgt keiner der Chains dieser Seite (${chains}). Nichts wurde geändert.`,
}
