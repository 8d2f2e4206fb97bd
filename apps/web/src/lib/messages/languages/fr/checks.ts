import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'Le service ne donne pas les dix champs de la transaction',
  notKnown: 'Ni le service ni ce navigateur ne connaît cette transaction',
  claimedAndActual: (claimed, actual) => `Prétendu : ${claimed}. Vrai : ${actual}.`,
  balancesRead: (count) => `${count} ${count === 1 ? 'solde lu' : 'soldes lus'} sur la chaîne`,
  balanceDiffers: (symbol) => `${symbol} : le solde du service diffère de celui de la chaîne`,
  ofToken: (symbol, message) => `${symbol} : ${message}`,
  rivals: (nonce) => `D’autres transactions attendent le nonce ${nonce} : une seule peut être exécutée.`,
  gap: (count, next) =>
    `Elle ne peut pas encore être exécutée : rien n’attend pour ${count} ${count === 1n ? 'nonce' : 'nonces'} avant elle, et le prochain est ${next}.`,
  conflictsClaimed: 'Transactions en conflit : signalées par le service, impossibles à vérifier',
  conflictsUnchecked: 'Transactions en conflit : non vérifiées',
  simulationUnchecked: 'Simulation : n’a pas pu être exécutée',
  changesUnchecked: 'Paramètres modifiés par la simulation : non indiqués par le nœud',
  tokenUnlisted: (symbol, contract) => `${symbol} : jeton non vérifié, ${contract}`,
  scanSays: (words) => `L’analyse du service, dans ses propres termes : « ${words} »`,
  masterCopies: (count) =>
    count === 1
      ? 'Le contrat que le service donne pour celui de Safe est un de ceux qui ont été publiés'
      : `Les ${count} contrats que le service donne pour ceux de Safe sont tous parmi ceux qui ont été publiés`,
  strangeMasterCopies: 'Le service donne pour ceux de Safe des contrats que Safe n’a jamais publiés',
}
