import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: 'Réglages',
  lead: 'Gardés dans ce navigateur, pour vous seul. Personne d’autre ne les voit ni ne les partage.',
  appearance: 'Apparence',
  scheme: 'Couleurs',
  schemes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  accent: 'Accent',
  accentHint: 'La couleur de l’étape suivante et du focus. Les avertissements gardent la leur.',
  accents: { blue: 'Bleu', teal: 'Sarcelle', violet: 'Violet', plum: 'Prune', graphite: 'Graphite' },
  radius: 'Coins',
  radii: { none: 'Droits', small: 'Petits', medium: 'Moyens', large: 'Grands' },
  font: 'Lettres',
  fontHint:
    'Inter vient avec cette application ; rien n’est pris ailleurs. Les lettres arrondies sont dessinées là où cet appareil les a.',
  fonts: { inter: 'Inter', system: 'Comme le système', rounded: 'Arrondies' },
  blur: 'Derrière les dialogues',
  blurs: { none: 'Net', small: 'Légèrement flou', large: 'Flou' },
  showDialog: 'Montrer le dialogue du portefeuille',
  language: 'Langue',
  languageLabel: 'Langue de cette application',
  languageWhole: 'Toute l’application',
  languageDialog: 'Le dialogue du portefeuille seul, le reste en anglais',
  languagePartly: (name) => `${name}, en partie`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: 'Notifications',
  notificationsText:
    'Tant qu’une page d’un Safe est ouverte, elle apprend chaque changement. Pour l’apprendre quand elle est fermée, ce navigateur peut être inscrit auprès du service : il note un numéro pour ce navigateur et les Safes qu’il demande. Le message lui-même est envoyé par un adaptateur que l’exploitant fait tourner. Sans lui, rien n’arrive.',
  notificationsSigned:
    'Rien n’est signé pour cela et aucun compte n’est nommé ; qui connaît le numéro peut y mettre fin. Cela prend fin de soi-même après 90 jours.',
  notificationsConnect: 'Connectez un portefeuille pour inscrire ses Safes.',
  notificationsNone: 'Votre compte ne possède aucun Safe que la chaîne confirme.',
  notificationsAsk: (count) => `Inscrire ce navigateur pour ${count} ${count === 1 ? 'Safe' : 'Safes'}`,
  notificationsFor: 'Inscrit pour',
  notificationsNumber: 'Numéro de ce navigateur',
  notificationsStop: 'Arrêter',
  notificationsStopWhat: (safe) => `Arrêter pour ${safe}`,
  notificationsForget: 'Oublier ce navigateur',
  notificationsFailed: 'Le service ne l’a pas pris',
  kept: 'Gardé.',
  restart: 'Redémarrer la page',
  currency: 'Devise',
  currencyHint: 'Dans laquelle les montants sont dits en plus de leur unité, là où l’exploitant a des prix.',
  chainTitle: (chain) => `${chain} : nœuds et explorateur`,
  nodeNow: 'Nœud interrogé',
  nodeLabel: (chain) => `Adresse de votre propre nœud pour ${chain}`,
  nodeHint: (origins) =>
    `Il est interrogé au lieu de celui de l’exploitant, et aucun autre s’il est en panne. Vide : celui de l’exploitant. Cette page peut parler à : ${origins.join(', ')}.`,
  nodeUse: 'Le vérifier et l’utiliser',
  nodeLater: 'La page interroge l’autre nœud dès qu’elle redémarre',
  nodeRefusal: {
    notAnAddress: () => 'Saisissez une adresse entière qui commence par https:// ou http://, sans nom ni mot de passe.',
    notAllowed: (origin) =>
      `Cette page ne peut pas parler à ${origin} : son exploitant ne l’a pas nommé dans COUNTERSIGN_NODE_ORIGINS.`,
  },
  nodeSilent: 'Aucun nœud n’y répond, ou il ne permet pas à ce site de l’interroger. Rien n’a été modifié.',
  nodeOtherChain: (chain, wanted, found) =>
    `Ce nœud est de la chaîne ${found} ; ${chain} est la chaîne ${wanted}. Rien n’a été modifié.`,
  explorerLabel: (chain) => `Adresse d’un explorateur pour ${chain}`,
  explorerHint:
    'Où mènent les liens vers les transactions. Rien n’y est envoyé avant que vous en suiviez un. Vide : comme l’exploitant l’a mis.',
  explorerUse: 'Utiliser cet explorateur',
  explorerRefused: 'Saisissez une adresse entière qui commence par https:// ou http://.',
  lookups: 'Recherches',
  lookupsText:
    'Les noms tels que alice.eth et leurs images sont demandés à d’autres, qui apprennent qui vous regardez. Les deux peuvent être coupés ; une adresse est toujours montrée aussi.',
  lookupsOff: 'L’exploitant de cette page les a coupés.',
  lookupNames: 'Chercher les noms (ENS)',
  lookupPictures: 'Montrer les images des noms',
  gatewaysText: 'Les images sont prises par ces passerelles, et de nulle part ailleurs.',
  gatewayLabel: (name) => `Adresse de votre propre passerelle ${name}`,
  gatewayHint: (origins) =>
    `Les images y sont prises au lieu de celles de l’exploitant, une fois la page redémarrée. Vide : celles de l’exploitant. Cette page peut interroger : ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin) =>
    `Cette page ne peut pas interroger ${origin} : son exploitant ne l’a pas nommé dans COUNTERSIGN_GATEWAY_ORIGINS.`,
  gatewaySilent: 'Aucune passerelle n’y répond, ou elle ne permet pas à ce site de l’interroger. Rien n’a été changé.',
  service: 'Service',
  serviceText:
    'Le service liste vos Safes et leurs transactions, et transmet les signatures aux autres propriétaires. Quel que soit celui que vous choisissez, cette page calcule elle-même hachages, signatures et montants, à partir de la chaîne : un autre service peut omettre des choses, mais pas en inventer.',
  serviceNow: 'Interrogé maintenant',
  serviceDefault: 'celui par défaut',
  serviceChosen: 'choisi par vous',
  serviceLabel: 'Adresse du service',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'L’exploitant de cette page ne permet d’interroger aucun autre site, seulement un autre chemin du même.'
      : `L’exploitant de cette page permet : ${origins.join(', ')}. La page redémarre avec lui.`,
  serviceUse: 'Utiliser cette adresse',
  serviceReset: 'Revenir à celui par défaut',
  serviceForgotten: (url) =>
    `Vous aviez choisi ${url}, que l’exploitant ne permet plus. Celui par défaut est interrogé.`,
  serviceRefusal: {
    notAnAddress: () =>
      'Saisissez une adresse entière qui commence par https://, sans nom, point d’interrogation ni dièse.',
    insecure: () => 'Cette page est venue par https et ne peut rien demander par http simple.',
    notAllowed: (origin) =>
      `Cette page ne peut pas parler à ${origin} : son exploitant ne l’a pas nommé dans COUNTERSIGN_SERVICE_ORIGINS.`,
  },
  serviceSilent: (url) =>
    `Aucun service ne répond à ${url}. Il est peut-être en panne, ou ne permet pas à ce site de l’interroger (COUNTERSIGN_ORIGINS). Rien n’a été modifié.`,
  serviceOtherChains: (chains) =>
    `Le service qui s’y trouve ne suit aucune des chaînes de cette page (${chains}). Rien n’a été modifié.`,
}
