import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'Il servizio non fornisce tutti i dieci campi della transazione',
  notKnown: 'Né il servizio né questo browser conoscono questa transazione',
  claimedAndActual: (claimed, actual) => `Dichiarato: ${claimed}. Vero: ${actual}.`,
  balancesRead: (count) => `${count} ${count === 1 ? 'saldo letto' : 'saldi letti'} dalla chain`,
  balanceDiffers: (symbol) => `${symbol}: il saldo del servizio è diverso da quello della chain`,
  ofToken: (symbol, message) => `${symbol}: ${message}`,
  rivals: (nonce) => `Altre transazioni attendono il nonce ${nonce}: solo una può essere eseguita.`,
  gap: (count, next) =>
    `Non può ancora essere eseguita: nulla attende per ${count} nonce ${count === 1n ? 'precedente' : 'precedenti'}, e il prossimo è ${next}.`,
  conflictsClaimed: 'Transazioni in conflitto: riferite dal servizio, non verificabili',
  conflictsUnchecked: 'Transazioni in conflitto: non controllate',
  simulationUnchecked: 'Simulazione: non eseguita',
  changesUnchecked: 'Impostazioni cambiate dalla simulazione: non riferite dal nodo',
  tokenUnlisted: (symbol, contract) => `${symbol}: token non verificato, ${contract}`,
  scanSays: (words) => `L’analisi del servizio, con parole sue: «${words}»`,
  masterCopies: (count) =>
    count === 1
      ? 'Il contratto che il servizio attribuisce a Safe è uno di quelli pubblicati'
      : `Tutti i ${count} contratti che il servizio attribuisce a Safe sono tra quelli pubblicati`,
  strangeMasterCopies: 'Il servizio attribuisce a Safe contratti che Safe non ha mai pubblicato',
}
