import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const simulation: LanguagePack['simulation'] = {
  title: 'O que aconteceria',
  trying: 'Ensaiando no nó',
  failed: 'Não foi possível ensaiar',
  tried: (block) => `ensaiada no bloco ${numero(block)}`,
  evidence:
    'O seu nó a executou como se todas as assinaturas estivessem lá, com os contratos reais, e a esqueceu de novo. Nada foi enviado.',
  success: 'Ela passa.',
  failure: 'Ela falha.',
  failureBecause: (reason) => `Ela falha: ${reason}.`,
  unknown: 'Ninguém pôde ensaiá-la.',
  unknownText: 'Este nó não aceita ensaios. O que a transação faria não se sabe.',
  alone: (nonce) =>
    `Ensaiada sozinha, com a blockchain como está agora. O nonce ${nonce} vem antes: o que espera antes desta pode mudá-la.`,
  nothing: 'Nada do Safe muda além do nonce.',
  nothingSeen: 'Nenhuma mudança foi vista. O que ninguém olhou está listado abaixo.',
  movements: 'O que entra e o que sai',
  out: (amount) => `− ${amount}`,
  in: (amount) => `+ ${amount}`,
  units: (amount) => `${amount} unidades mínimas de um token`,
  whichNotSeen: (amount) => `${amount}; não se viu qual peça`,
  piece: (amount, symbol, id) => `${amount} ${symbol} número ${id}`,
  mayTake: (amount) => `pode ser tirado do Safe: ${amount}`,
  mayTakeAny: (symbol) => `pode ser tirado do Safe: qualquer valor de ${symbol}`,
  mayTakeNothing: (symbol) => `não pode mais ser tirado do Safe: ${symbol}`,
  mayTakePiece: (symbol, id) => `pode ser tirado do Safe: ${symbol} número ${id}`,
  mayTakeAll: (symbol) => `pode ser tirada do Safe: qualquer peça de ${symbol}`,
  mayNotTakeAll: (symbol) => `não podem mais ser tiradas do Safe: peças de ${symbol}`,
  by: 'por',
  settings: {
    owners: 'Proprietários',
    threshold: 'Assinaturas necessárias',
    modules: 'Módulos',
    guard: 'Guarda',
    moduleGuard: 'Guarda de módulos',
    fallbackHandler: 'Fallback handler',
    implementation: 'Código do Safe',
  },
  valueNotSeen: 'não visto',
  otherStorage: (count) =>
    count === 1
      ? `${count} outra palavra do armazenamento do Safe muda.`
      : `${count} outras palavras do armazenamento do Safe mudam.`,
  calls: (count) => `Chamadas feitas (${count})`,
  callTypes: {
    CALL: 'chama',
    DELEGATECALL: 'executa o código de',
    CREATE: 'cria',
    CREATE2: 'cria',
  },
  callOther: 'chama',
  newContract: 'um novo contrato',
  callFails: 'falha',
  gas: (gas) => `Cerca de ${numero(gas)} de gas.`,
  notSeenTitle: 'Não visto:',
  notSeen: {
    all: 'tudo',
    coin: 'o que entra e sai da moeda da rede',
    tokens: 'tokens que a transação não indica e que não se sabe se o Safe guarda',
    pieces: 'quais peças de coleções entram e saem',
    allowances: 'o que outros podem tirar depois, onde a transação não indica',
    settings: 'proprietários, módulos, guarda e as outras configurações do Safe',
    storage: 'o resto do armazenamento do Safe',
    calls: 'as chamadas que são feitas no caminho',
    gas: 'o gas',
    refund: 'o que o Safe paga pelo gas: depende do preço na hora da execução',
  },
  notSeenWhy: 'Este nó não diz. Pode ser qualquer coisa.',
  ways: (methods) => `Perguntado ao nó: ${methods.join(', ')}.`,
  settingsUnexpected: (settings) =>
    `Ensaiada no nó, ela altera o próprio Safe, o que as chamadas dela não dizem: ${settings.join(', ')}.`,
  outcomes: { success: 'passava', failure: 'falhava', unknown: 'não podia ser ensaiada' },
  outcomesNow: { success: 'passa', failure: 'falha', unknown: 'não pode ser ensaiada' },
  changedOutcome: (block, before, now) =>
    `Ela faria outra coisa do que quando você olhou da última vez: no bloco ${block} ela ${before}, agora ela ${now}.`,
  changedEffects: (block) => `Ela faria outra coisa do que quando você olhou da última vez, no bloco ${block}.`,
  changedAmounts: (block) => `Os valores não são os do bloco ${block}, quando você olhou da última vez.`,
  before: (block) => `No bloco ${block} era`,
  queueTitle: 'Ensaiar em ordem',
  queueLead: (count) =>
    count === 1
      ? 'O seu nó executa a única que pode ser verificada, e a esquece de novo. Nada é enviado.'
      : `O seu nó executa as ${count} que podem ser verificadas, uma sobre a outra, por nonce, e as esquece de novo. Nada é enviado.`,
  queueStart: 'Ensaiar todas em ordem',
  queueAgain: 'Ensaiar de novo',
  queueFailed: 'Não foi possível ensaiá-las',
  queueDone: (block) => `Ensaiadas no bloco ${numero(block)}, uma sobre a outra.`,
  queueRivals: 'Várias têm este nonce: foi ensaiada uma com mais assinaturas.',
  queueGap: 'Nada conhecido usa os nonces entre elas: eles foram pulados.',
  queueSkipped: 'Uma que falha é deixada de fora para as seguintes.',
  queueCut: (count) =>
    count === 1 ? `Só a primeira (${count}) foi ensaiada.` : `As primeiras ${count} foram ensaiadas.`,
  badges: { success: 'Passa', failure: 'Falha', unknown: 'Não ensaiada' },
}
