import type { LanguagePack } from '../LanguagePack.ts'

export const asked: LanguagePack['asked'] = {
  asks: {
    transactions: (count) => (count === 1 ? 'demande une transaction' : `demande une transaction de ${count} appels`),
    message: 'demande la signature d’un message',
    onChain: 'demande au Safe de signer un message sur la chaîne',
    permission: 'demande une permission',
  },
  via: { frame: 'Une application dans ce Safe', walletconnect: 'Une application connectée par WalletConnect' },
  calls: 'qui se nomme',
  of: 'Au Safe',
  on: (chain) => `sur ${chain}`,
  claimed: 'Non vérifié : n’importe qui peut prétendre à cette adresse',
  more: (count) => (count === 1 ? '1 autre attend' : `${count} autres attendent`),
  preparing: 'Préparation pour la vérification',
  cannot: 'Cela ne peut pas être demandé à ce Safe',
  noCalls: 'L’application demande une transaction qui ne fait rien.',
  noMultiSend: 'Plusieurs appels ont besoin du MultiSendCallOnly officiel, que cette chaîne n’a pas.',
  noSigningOnChain: 'Signer sur la chaîne a besoin du SignMessageLib officiel, que cette chaîne n’a pas.',
  refuse: 'Refuser',
  refuseText: 'L’application apprend qu’un propriétaire a dit non. Rien n’est signé.',
  done: 'Retour à l’application',
  doneText: 'L’application a sa réponse.',
  doneSigned: 'Signé ici et pas encore remis. Fermer donne le hachage à l’application.',
  wait: 'Attendre les autres',
  waitText: (missing) =>
    missing === 1
      ? 'Encore un propriétaire doit signer. L’application reçoit la signature quand c’est fait.'
      : `Encore ${missing} propriétaires doivent signer. L’application reçoit la signature quand c’est fait.`,
  give: (origin) => `Donner la signature à ${origin}`,
  giveText: 'Les propriétaires ont déjà signé ce message. Qui a la signature peut l’utiliser.',
  change: 'Le modifier vous-même',
  changeTitle: 'L’application n’en saura rien',
  changeText:
    'Ses appels vont dans votre lot, où vous pouvez les modifier. L’application apprend qu’un propriétaire a dit non, et pas ce que vous en faites.',
  changeYes: 'Les mettre dans le lot',
  changeNo: 'Laisser comme c’est',
  panel: 'Ce qu’une application demande',
  permission: {
    title: 'Votre carnet d’adresses',
    text: 'L’application verrait les noms que vous avez donnés à des adresses dans ce navigateur, pour cette chaîne. Elle ne peut pas les modifier.',
    allow: 'Autoriser',
    allowText: 'Retenu pour cette origine. Vous pouvez le retirer dans les réglages.',
  },
}
