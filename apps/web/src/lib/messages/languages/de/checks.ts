import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'Der Dienst gibt nicht alle zehn Felder der Transaktion',
  notKnown: 'Weder der Dienst noch dieser Browser kennt diese Transaktion',
  claimedAndActual: (claimed, actual) => `Behauptet: ${claimed}. Wahr: ${actual}.`,
  balancesRead: (count) => `${count} Guthaben von der Chain gelesen`,
  balanceDiffers: (symbol) => `${symbol}: Das Guthaben des Dienstes weicht von dem der Chain ab`,
  ofToken: (symbol, message) => `${symbol}: ${message}`,
  rivals: (nonce) => `Andere Transaktionen warten auf Nonce ${nonce}: Nur eine davon kann ausgeführt werden.`,
  gap: (count, next) =>
    `Sie kann noch nicht ausgeführt werden: Für ${count} ${count === 1n ? 'Nonce' : 'Nonces'} vor ihr wartet nichts, und die nächste ist ${next}.`,
  conflictsClaimed: 'Konkurrierende Transaktionen: vom Dienst gemeldet, nicht überprüfbar',
  conflictsUnchecked: 'Konkurrierende Transaktionen: nicht geprüft',
  simulationUnchecked: 'Simulation: nicht ausgeführt',
  changesUnchecked: 'Von der Simulation geänderte Einstellungen: vom Knoten nicht gemeldet',
  tokenUnlisted: (symbol, contract) => `${symbol}: nicht überprüfter Token, ${contract}`,
  scanSays: (words) => `Die Prüfung des Dienstes, in seinen eigenen Worten: „${words}“`,
  masterCopies: (count) =>
    count === 1
      ? 'Der Vertrag, den der Dienst als den von Safe ausgibt, ist einer der veröffentlichten'
      : `Alle ${count} Verträge, die der Dienst als die von Safe ausgibt, sind unter den veröffentlichten`,
  strangeMasterCopies: 'Der Dienst gibt Verträge als die von Safe aus, die Safe nie veröffentlicht hat',
}
