import type { LanguagePack } from '../LanguagePack.ts'
import { odmiana } from './grammar.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'Usługa nie podaje wszystkich dziesięciu pól transakcji',
  notKnown: 'Tej transakcji nie zna ani usługa, ani ta przeglądarka',
  claimedAndActual: (claimed, actual) => `Deklarowane: ${claimed}. Prawdziwe: ${actual}.`,
  balancesRead: (count) =>
    `${count} ${odmiana(count, 'saldo odczytane', 'salda odczytane', 'sald odczytanych')} z blockchaina`,
  balanceDiffers: (symbol) => `${symbol}: saldo według usługi różni się od salda w blockchainie`,
  ofToken: (symbol, message) => `${symbol}: ${message}`,
  rivals: (nonce) => `Na nonce ${nonce} czekają inne transakcje: tylko jedną z nich można wykonać.`,
  gap: (count, next) =>
    `Nie można jej jeszcze wykonać: na ${count} nonce przed nią nic nie czeka, a następny to ${next}.`,
  conflictsClaimed: 'Transakcje w konflikcie: według usługi, nie można tego sprawdzić',
  conflictsUnchecked: 'Transakcje w konflikcie: niesprawdzone',
  simulationUnchecked: 'Symulacja: nie udało się jej wykonać',
  changesUnchecked: 'Ustawienia zmienione w symulacji: węzeł ich nie podaje',
  tokenUnlisted: (symbol, contract) => `${symbol}: niezweryfikowany token, ${contract}`,
  scanSays: (words) => `Skan usługi, jej własnymi słowami: „${words}”`,
  masterCopies: (count) =>
    count === 1
      ? 'Kontrakt, który usługa nazywa kontraktem Safe, jest jednym z wydanych'
      : `Wszystkie kontrakty (${count}), które usługa nazywa kontraktami Safe, są wśród wydanych`,
  strangeMasterCopies: 'Usługa nazywa kontraktami Safe takie, których Safe nigdy nie wydał',
}
