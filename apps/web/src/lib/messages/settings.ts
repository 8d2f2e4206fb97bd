import { translate } from './translate.ts'

export const settingsText = {
  title: 'Settings',
  lead: 'Kept in this browser, for you alone. Nobody else sees or shares them.',
  appearance: 'Appearance',
  scheme: 'Colours',
  schemes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  accent: 'Accent',
  accentHint: 'The colour of the next step and of the focus. Warnings keep theirs.',
  accents: { blue: 'Blue', teal: 'Teal', violet: 'Violet', plum: 'Plum', graphite: 'Graphite' },
  radius: 'Corners',
  radii: { none: 'Square', small: 'Small', medium: 'Medium', large: 'Large' },
  font: 'Letters',
  fontHint:
    'Inter comes with this app; nothing is fetched from others. Rounded letters are drawn where this device has them.',
  fonts: { inter: 'Inter', system: 'As the system', rounded: 'Rounded' },
  blur: 'Behind dialogs',
  blurs: { none: 'Sharp', small: 'Slightly blurred', large: 'Blurred' },
  showDialog: 'Show the wallet dialog',
  language: 'Language',
  languageLabel: 'Language of this app',
  languageWhole: 'The whole app',
  languageDialog: 'The wallet dialog alone, the rest in English',
  languagePartly: (name: string) => `${name}, partly`,
  languageName: (own: string, english: string) => (own === english ? own : `${own} (${english})`),
  notifications: 'Notifications',
  notificationsText:
    'While a page of a Safe is open it is told of every change. To be told while it is closed, this browser can be registered at the service: it notes a number for this browser and which Safes it asks for. The message itself is sent by an adapter that the operator runs. Without one, nothing arrives.',
  notificationsSigned:
    'Nothing is signed for it and it names no account; whoever knows the number can end it. It ends by itself after 90 days.',
  notificationsConnect: 'Connect a wallet to register its Safes.',
  notificationsNone: 'Your account owns no Safe that the chain confirms.',
  notificationsAsk: (count: number) => `Register this browser for ${count} ${count === 1 ? 'Safe' : 'Safes'}`,
  notificationsFor: 'Registered for',
  notificationsNumber: 'Number of this browser',
  notificationsStop: 'Stop',
  notificationsStopWhat: (safe: string) => `Stop for ${safe}`,
  notificationsForget: 'Forget this browser',
  notificationsFailed: 'The service did not take it',
  kept: 'Kept.',
  restart: 'Start the page anew',
  currency: 'Currency',
  currencyHint: 'In which amounts are told besides their own unit, where the operator has prices.',
  chainTitle: (chain: string) => `${chain}: nodes and explorer`,
  nodeNow: 'Node that is asked',
  nodeLabel: (chain: string) => `Address of your own node for ${chain}`,
  nodeHint: (origins: readonly string[]) =>
    `It is asked instead of the operator’s, and no other when it is down. Empty: the operator’s. This page may talk to: ${origins.join(', ')}.`,
  nodeUse: 'Check and use it',
  nodeLater: 'The page asks the other node once it starts anew',
  nodeRefusal: {
    notAnAddress: () => 'Type a whole address that begins with https:// or http://, without a name and a password.',
    notAllowed: (origin: string) =>
      `This page may not talk to ${origin}: its operator has not named it in COUNTERSIGN_NODE_ORIGINS.`,
  },
  nodeSilent: 'No node answers there, or it does not allow this site to ask it. Nothing was changed.',
  nodeOtherChain: (chain: string, wanted: number, found: number) =>
    `That node is of chain ${found}; ${chain} is chain ${wanted}. Nothing was changed.`,
  explorerLabel: (chain: string) => `Address of an explorer for ${chain}`,
  explorerHint:
    'Where links to transactions lead. Nothing is sent there before you follow one. Empty: as the operator set it.',
  explorerUse: 'Use this explorer',
  explorerRefused: 'Type a whole address that begins with https:// or http://.',
  lookups: 'Look-ups',
  lookupsText:
    'Names such as alice.eth and their pictures are asked from others, who learn whom you look at. Both can be off; an address is always shown as well.',
  lookupsOff: 'The operator of this page has switched them off.',
  lookupNames: 'Look up names (ENS)',
  lookupPictures: 'Show the pictures of names',
  gatewaysText: 'Pictures are fetched through these gateways, and from nowhere else.',
  gatewayLabel: (name: string) => `Address of your own ${name} gateway`,
  gatewayHint: (origins: readonly string[]) =>
    `Pictures are fetched there instead of at the operator’s, once the page starts anew. Empty: the operator’s. This page may ask: ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin: string) =>
    `This page may not ask ${origin}: its operator has not named it in COUNTERSIGN_GATEWAY_ORIGINS.`,
  gatewaySilent: 'No gateway answers there, or it does not allow this site to ask it. Nothing was changed.',
  service: 'Service',
  serviceText:
    'The service lists your Safes and their transactions, and passes signatures on to the other owners. Whichever you choose, this page computes hashes, signatures and amounts itself, from the chain: another service can leave things out, but not make them up.',
  serviceNow: 'Asked now',
  serviceDefault: 'the default',
  serviceChosen: 'chosen by you',
  serviceLabel: 'Address of the service',
  serviceHint: (origins: readonly string[]) =>
    origins.length === 0
      ? 'The operator of this page allows no other site to be asked, only another path of the same one.'
      : `The operator of this page allows: ${origins.join(', ')}. The page starts anew with it.`,
  serviceUse: 'Use this address',
  serviceReset: 'Back to the default',
  serviceForgotten: (url: string) =>
    `You had chosen ${url}, which the operator no longer allows. The default is asked.`,
  serviceRefusal: {
    notAnAddress: () => 'Type a whole address that begins with https://, without a name, a question mark or a hash.',
    insecure: () => 'This page came over https and may not ask anything over plain http.',
    notAllowed: (origin: string) =>
      `This page may not talk to ${origin}: its operator has not named it in COUNTERSIGN_SERVICE_ORIGINS.`,
  },
  serviceSilent: (url: string) =>
    `No service answers at ${url}. It may be down, or it does not allow this site to ask it (COUNTERSIGN_ORIGINS). Nothing was changed.`,
  serviceOtherChains: (chains: string) =>
    `The service there follows none of the chains of this page (${chains}). Nothing was changed.`,
}

translate('settings', settingsText)
