import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: 'Nouvelle transaction',
  chooseLead: 'Quel que soit votre choix, vous voyez et vérifiez toute la transaction avant que rien ne soit signé.',
  kinds: {
    batch: { title: 'Lot', text: 'Plusieurs appels en une transaction, ou un fichier du Transaction Builder.' },
    contract: {
      title: 'Appel de contrat',
      text: 'N’importe quelle fonction de n’importe quel contrat, avec ses arguments.',
    },
    limits: { title: 'Limites de dépense', text: 'Qui peut dépenser combien sans la signature des propriétaires.' },
    message: {
      title: 'Signer un message',
      text: 'Un texte ou des données typées, signés par les propriétaires pour le Safe.',
    },
    many: {
      title: 'Payer plusieurs personnes',
      text: 'Une série de paiements : lignes à la main, d’un tableur ou d’un fichier CSV.',
    },
    nft: { title: 'Envoyer un NFT', text: 'Des jetons d’un numéro (ERC-721 ou ERC-1155) vers une adresse.' },
    owners: { title: 'Gérer les propriétaires', text: 'Qui signe pour ce Safe, et combien d’entre eux le doivent.' },
    settings: {
      title: 'Réglages du Safe',
      text: 'Modules, gardes, gestionnaire de repli et le code qu’il exécute.',
    },
    send: { title: 'Envoyer', text: 'Un montant d’une monnaie ou d’un jeton vers une adresse.' },
  },
  address: {
    missing: 'Saisissez une adresse.',
    nameLooking: 'Le nom est cherché sur la chaîne.',
    nameFailed: 'La chaîne n’a pas pu être interrogée sur ce nom. Réessayez, ou saisissez l’adresse.',
    nameUnknown: (name) => `« ${name} » ne désigne aucune adresse sur cette chaîne.`,
    nameInvalid: 'Aucun nom ne peut s’écrire ainsi. Certaines de ses lettres peuvent seulement ressembler à d’autres.',
    nameMoved: (name, from, to) =>
      `« ${name} » désignait ${from} il y a un instant et désigne maintenant ${to}. Demandez à qui vous voulez payer, et saisissez l’adresse elle-même.`,
    nameStandsFor: (name) => `${name} désigne`,
    mySafe: 'votre Safe',
    otherChain: (prefix) => `Le préfixe « ${prefix} » nomme une autre chaîne que celle de ce Safe.`,
    wrong: 'Ce n’est pas une adresse, ou sa somme de contrôle est fausse. Copiez-la à nouveau de sa source.',
  },
  beforeAfter: 'Avant et après',
  parts: {
    modules: 'Modules',
    guard: 'Garde des transactions',
    moduleGuard: 'Garde des modules',
    fallbackHandler: 'Gestionnaire de repli',
    implementation: 'Implémentation',
  },
  meaning: 'Ce que cela signifie',
  noMeaning: 'Rien ne change encore.',
  nonce: 'Nonce',
  nonceLooking: 'On regarde ce qui attend déjà.',
  nonceHint: {
    all: (next) => `${next} est le premier que rien de connu n’utilise.`,
    partial: (next) => `Tout ce qui attend n’a pas pu être lu. D’après ce qui l’a été, ${next} est libre.`,
  },
  nonceReplace: 'Choisissez-en un plus bas pour remplacer ce qui y attend.',
  nonceReplaces: (nonce) =>
    `Quelque chose attend peut-être déjà avec le nonce ${nonce} : ce qui est exécuté en premier rend le reste impossible.`,
  nonceClaimed: (nonce) =>
    `Le service prendrait ${nonce} : il connaît peut-être quelque chose qu’il ne montre pas ici.`,
  nonceWrong: 'Ce n’est pas un nombre entier.',
  nonceUsed: (nonce) => `Le prochain nonce du Safe est ${nonce} ; les plus bas sont utilisés.`,
  nextNonce: (nonce) => `Utiliser le nonce ${nonce}`,
  nextNonceText: 'La même transaction avec le prochain nonce libre. Rien n’est encore signé.',
  review: 'Vérifier',
  reviewHint: 'Rien n’est encore signé.',
  safeFailed: 'Le Safe n’a pas pu être lu sur la chaîne',
  safeLoading: 'Lecture du Safe',
}
