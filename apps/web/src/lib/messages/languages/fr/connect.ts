import type { LanguagePack } from '../LanguagePack.ts'

export const connect: LanguagePack['connect'] = {
  connect: 'Connecter un portefeuille',
  lead: 'Countersign ne demande que votre adresse. Se connecter ne signe rien.',
  loading: 'Ouverture du dialogue du portefeuille…',
  notLoaded: 'Le dialogue du portefeuille n’a pas pu être chargé',
  retry: 'Réessayer',
  description:
    'Un portefeuille multisignature qu’une équipe peut exploiter elle-même et auquel elle n’a pas à se fier.',
  // Part of what is signed: the same words for everybody.
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce) => `Exécuter la transaction ${nonce}`,
  approved: (nonce) => `Approuver la transaction ${nonce}`,
  account: 'Compte',
  signedIn: 'Identifié',
  signedInAs: (account) => `Identifié comme ${account}`,
  labelSignedIn: (label) => `${label} Identifié`,
  restoring: 'Recherche de votre portefeuille',
  wrongChainTitle: 'Votre portefeuille est sur une autre chaîne',
  wrongChainText: (chain) =>
    `Ce Safe est sur ${chain}. Changez le portefeuille de chaîne avant de signer ou d’exécuter.`,
  network: (chain) => `Réseau : ${chain}`,
  networkOfOther: (chain, wanted) => `Réseau : ${chain}. Ce Safe est sur ${wanted}`,
  wrongNetwork: 'Mauvais réseau',
  wrongNetworkText: 'Mauvais réseau détecté. Changez de réseau ou déconnectez-vous pour continuer.',
  wrongNetworkReading:
    'La lecture continue : vos Safes sont lus par les nœuds de cette application, pas par votre portefeuille.',
  switchNetworks: 'Changer de réseau',
  switch: (chain) => `Passer à ${chain}`,
  switchRejected: 'Vous avez refusé le changement dans le portefeuille.',
  switchPending: 'Une demande est déjà ouverte dans le portefeuille. Répondez-y, puis réessayez.',
  switchFailed: (reason) => `Le portefeuille n’a pas changé. Il a dit : ${reason}`,
  switchUnsupported:
    'Votre portefeuille ne permet pas de changer de réseau depuis Countersign. Changez-en dans le portefeuille lui-même.',
}
