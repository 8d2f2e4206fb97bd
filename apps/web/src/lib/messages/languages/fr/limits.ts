import type { LanguagePack } from '../LanguagePack.ts'

export const limits: LanguagePack['limits'] = {
  title: 'Limites de dépense',
  lead: 'Quelqu’un peut dépenser un montant fixé de l’argent du Safe sans demander à ses propriétaires. Lu dans le module officiel d’allocation sur la chaîne.',
  loading: 'Lecture des limites de dépense',
  failed: 'Les limites de dépense n’ont pas pu être lues',
  none: 'Ce Safe n’a pas de limites de dépense',
  noneText: 'Fixez-en une ci-dessous ; ses propriétaires signent une fois pour cela.',
  unavailable: 'Cette chaîne n’a pas de module officiel d’allocation',
  unavailableText: 'Sans lui, il n’y a pas de limites de dépense ici.',
  list: 'Limites',
  left: (left, whole) => `il reste ${left} sur ${whole}`,
  period: (minutes) => {
    if (minutes === 0) return 'une fois'
    if (minutes === 1_440) return 'chaque jour'
    if (minutes === 10_080) return 'chaque semaine'
    return minutes % 1_440 === 0 ? `tous les ${minutes / 1_440} jours` : `toutes les ${minutes} minutes`
  },
  resets: 'à nouveau entière',
  never: 'jamais à nouveau entière d’elle-même',
  you: 'la vôtre',
  change: 'Modifier',
  changeWhich: (who, symbol) => `Modifier la limite de ${who} pour ${symbol}`,
  remove: 'Retirer',
  removeWhich: (who, symbol) => `Retirer la limite de ${who} pour ${symbol}`,
  formTitle: 'Fixer une limite',
  beneficiary: 'Bénéficiaire',
  beneficiaryHint: 'Qui peut dépenser. N’a pas à être propriétaire du Safe.',
  asset: 'Avoir',
  amount: 'Montant',
  amountHint: 'Ce qui a déjà été dépensé compte dans une limite modifiée.',
  reset: 'À nouveau entière',
  resetHint: 'La période commence quand la limite est fixée sur la chaîne.',
  resets0: 'Jamais : elle se dépense une fois',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['le module d’allocation est activé'] : []),
      ...(adds ? ['le bénéficiaire est nommé'] : []),
      'la limite est fixée',
    ]
    return `En une transaction : ${steps.join(', ')}.`
  },
  batchFailed: 'Plusieurs appels ne peuvent pas être réunis ici',
  noLibraryText: 'Cette chaîne n’a pas de MultiSendCallOnly officiel.',
  errors: {
    beneficiaryIsSafe: 'C’est le Safe lui-même.',
    beneficiaryIsZero: 'C’est l’adresse zéro : personne ne pourrait dépenser.',
    asset: 'Choisissez ce qui peut être dépensé.',
    amountMissing: 'Saisissez un montant.',
    amountWrong: (decimals) => `Ce n’est pas un montant d’au plus ${decimals} décimales.`,
    amountZero: 'Le montant doit être plus que rien.',
    amountTooLarge: 'Le module ne peut pas contenir un montant aussi grand.',
    tooMuch: (left) => `Il ne reste que ${left} de votre limite.`,
    limit: 'Choisissez la limite à utiliser.',
    recipientIsZero: 'C’est l’adresse zéro : ce qui y est envoyé est perdu.',
    recipientIsSafe: 'C’est le Safe lui-même.',
  },
  spendTitle: 'Dépenser dans votre limite',
  spendLead:
    'Vous l’envoyez vous-même, avec votre portefeuille : aucun propriétaire ne signe, et vous payez les frais.',
  limit: 'Limite',
  choose: 'En choisir une',
  recipient: 'Destinataire',
  recipientHint: 'Une adresse entière sur cette chaîne.',
  spend: 'Envoyer',
  spendConsequence: (amount) => `Envoyer ${amount} : cela se fait maintenant et ne peut pas être défait`,
  confirming: 'Confirmez dans votre portefeuille',
  mining: 'Envoyé. En attente de la chaîne',
  done: 'Payé. La chaîne le confirme',
  spendFailed: 'Cela n’a pas été payé',
  rejected: 'Rien n’a été envoyé. Tout est comme avant.',
  reverted: 'La chaîne a pris la transaction, et elle a échoué à l’intérieur. Rien n’a été payé.',
  recorded: (amount) => `${amount} dépensé dans une limite`,
}
