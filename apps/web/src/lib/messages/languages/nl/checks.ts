import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'De dienst geeft niet alle tien velden van de transactie',
  notKnown: 'Noch de dienst noch deze browser kent deze transactie',
  claimedAndActual: (claimed, actual) => `Beweerd: ${claimed}. Waar: ${actual}.`,
  balancesRead: (count) => `${count} ${count === 1 ? 'saldo' : 'saldi'} van de chain gelezen`,
  balanceDiffers: (symbol) => `${symbol}: het saldo van de dienst wijkt af van dat van de chain`,
  ofToken: (symbol, message) => `${symbol}: ${message}`,
  rivals: (nonce) => `Andere transacties wachten op nonce ${nonce}: maar één ervan kan worden uitgevoerd.`,
  gap: (count, next) =>
    `Ze kan nog niet worden uitgevoerd: voor ${count} ${count === 1n ? 'nonce' : 'nonces'} ervoor wacht niets, en de volgende is ${next}.`,
  conflictsClaimed: 'Conflicterende transacties: gemeld door de dienst, niet te controleren',
  conflictsUnchecked: 'Conflicterende transacties: niet gecontroleerd',
  simulationUnchecked: 'Simulatie: kon niet worden uitgevoerd',
  changesUnchecked: 'Door de simulatie gewijzigde instellingen: niet gemeld door de node',
  tokenUnlisted: (symbol, contract) => `${symbol}: niet-geverifieerde token, ${contract}`,
  scanSays: (words) => `De scan van de dienst, in eigen woorden: “${words}”`,
  masterCopies: (count) =>
    count === 1
      ? 'Het contract dat de dienst van Safe noemt, is een van de uitgebrachte'
      : `Alle ${count} contracten die de dienst van Safe noemt, horen bij de uitgebrachte`,
  strangeMasterCopies: 'De dienst noemt contracten van Safe die Safe nooit heeft uitgebracht',
}
