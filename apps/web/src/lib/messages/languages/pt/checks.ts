import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'O serviço não fornece todos os dez campos da transação',
  notKnown: 'Nem o serviço nem este navegador conhecem esta transação',
  claimedAndActual: (claimed, actual) => `Alegado: ${claimed}. Verdadeiro: ${actual}.`,
  balancesRead: (count) => `${count} ${count === 1 ? 'saldo lido' : 'saldos lidos'} da blockchain`,
  balanceDiffers: (symbol) => `${symbol}: o saldo do serviço difere do saldo na blockchain`,
  ofToken: (symbol, message) => `${symbol}: ${message}`,
  rivals: (nonce) => `Outras transações esperam pelo nonce ${nonce}: só uma delas pode ser executada.`,
  gap: (count, next) =>
    `Ainda não pode ser executada: nada espera por ${count} ${count === 1n ? 'nonce' : 'nonces'} antes dela, e o próximo é ${next}.`,
  conflictsClaimed: 'Transações em conflito: informadas pelo serviço, não podem ser verificadas',
  conflictsUnchecked: 'Transações em conflito: não verificadas',
  simulationUnchecked: 'Simulação: não pôde ser executada',
  changesUnchecked: 'Configurações alteradas pela simulação: não informadas pelo nó',
  tokenUnlisted: (symbol, contract) => `${symbol}: token não verificado, ${contract}`,
  scanSays: (words) => `A análise do serviço, nas palavras dele: “${words}”`,
  masterCopies: (count) =>
    count === 1
      ? 'O contrato que o serviço diz ser da Safe é um dos publicados'
      : `Todos os ${count} contratos que o serviço diz serem da Safe estão entre os publicados`,
  strangeMasterCopies: 'O serviço diz serem da Safe contratos que a Safe nunca publicou',
}
