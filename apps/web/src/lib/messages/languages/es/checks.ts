import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'El servicio no da los diez campos de la transacción',
  notKnown: 'Ni el servicio ni este navegador conocen esta transacción',
  claimedAndActual: (claimed, actual) => `Afirmado: ${claimed}. Verdadero: ${actual}.`,
  balancesRead: (count) => `${count} ${count === 1 ? 'saldo leído' : 'saldos leídos'} de la cadena`,
  balanceDiffers: (symbol) => `${symbol}: el saldo del servicio difiere del de la cadena`,
  ofToken: (symbol, message) => `${symbol}: ${message}`,
  rivals: (nonce) => `Otras transacciones esperan el nonce ${nonce}: solo una de ellas puede ejecutarse.`,
  gap: (count, next) =>
    `Todavía no se puede ejecutar: nada espera para ${count} ${count === 1n ? 'nonce' : 'nonces'} antes de ella, y el siguiente es ${next}.`,
  conflictsClaimed: 'Transacciones en conflicto: informadas por el servicio, no se pueden verificar',
  conflictsUnchecked: 'Transacciones en conflicto: no comprobadas',
  simulationUnchecked: 'Simulación: no se pudo ejecutar',
  changesUnchecked: 'Ajustes que cambia la simulación: el nodo no los informa',
  tokenUnlisted: (symbol, contract) => `${symbol}: token no verificado, ${contract}`,
  scanSays: (words) => `El análisis del servicio, en sus propias palabras: «${words}»`,
  masterCopies: (count) =>
    count === 1
      ? 'El contrato que el servicio da por el de Safe es uno de los publicados'
      : `Los ${count} contratos que el servicio da por los de Safe están todos entre los publicados`,
  strangeMasterCopies: 'El servicio da por los de Safe contratos que Safe nunca publicó',
}
