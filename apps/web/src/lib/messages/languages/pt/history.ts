import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) =>
    count === 1
      ? 'Uma linha da resposta do serviço não pode ser lida'
      : `${count} linhas da resposta do serviço não podem ser lidas`,
  refusedText: 'Elas são omitidas; o resto está como estava. O que representavam não se sabe aqui.',
  refusedRow: (name, place) => (place === '' ? name : `${name}: ${place}`),
  refusedNameless: 'uma linha sem identidade',
  refusedMore: (count) => `e mais ${count}`,
  confirmed: 'A blockchain confirma.',
  isFalse: 'Falso: a blockchain não conhece isto',
  differs: 'Não é como o serviço diz',
  saysInstead: 'O que se mostra é o que a blockchain tem.',
  namesNone: 'O serviço não indica nenhuma transação da blockchain para isto.',
  contentDiffers: 'O serviço diz outra coisa do que ela fez.',
  toldAsSuccess: 'Falhou. O serviço diz que deu certo.',
  toldAsFailure: 'Deu certo. O serviço diz que falhou.',
  timeDiffers: (at) => `O serviço informa outra hora: ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce) => `O serviço informa outro nonce: ${nonce}.`,
  repeatedTitle: (count) => `Linhas repetidas: ${count}`,
  repeatedText: 'O serviço lista as mesmas transações mais de uma vez. Cada uma é mostrada uma vez.',
  title: 'Comparado com a blockchain',
  looking: 'Consultando o que está na tela',
  allConfirmed: (count) =>
    count === 1
      ? 'A blockchain confirma a única linha na tela.'
      : `A blockchain confirma todas as ${count} linhas na tela.`,
  someConfirmed: (count, all) => `A blockchain confirma ${count} de ${all} linhas na tela.`,
  rowsUnknown: (count) =>
    count === 1
      ? 'De uma a blockchain não mostra o bastante; ela continua alegada.'
      : `De ${count} a blockchain não mostra o bastante; elas continuam alegadas.`,
  unreadable: 'Não foi possível consultar a blockchain. As linhas continuam alegadas até que ela responda.',
  wrongRows: (count) => (count === 1 ? 'Uma linha não é verdadeira' : `${count} linhas não são verdadeiras`),
  wrongRowsText: 'Elas estão marcadas na lista. Não confie neste serviço antes de saber por quê.',
  scanLabel: 'Procurando o que foi omitido',
  scanning: (percent) => `Procurando o que foi omitido: ${percent}% dos blocos`,
  scanDone: 'Tudo o que o nó sabe deste Safe foi examinado.',
  scanPart: (block) => `Examinado até o bloco ${numero(block)}.`,
  scanFailed: 'O nó não responde a perguntas sobre blocos antigos. O que foi omitido não pode ser encontrado.',
  stop: 'Parar',
  goOn: 'Continuar',
  nothingOmitted: 'Nada foi omitido.',
  ignored: (count) =>
    count === 1
      ? 'Uma transferência de um token fora das listas, ou de valor nenhum, foi deixada de fora.'
      : `${count} transferências de tokens fora das listas, ou de valor nenhum, foram deixadas de fora.`,
  omittedTitle: (count) =>
    count === 1 ? 'O serviço omite algo que aconteceu' : `O serviço omite ${count} coisas que aconteceram`,
  omittedMultisig: 'Uma execução que os proprietários assinaram',
  omittedModule: 'Uma execução por módulo',
  omittedTransfer: 'Uma transferência',
  omittedFailed: 'falhou',
  omittedLook: 'Ver',
  omittedMore: (count) => `e mais ${count}`,
  inBlock: (block) => `no bloco ${numero(block)}`,
  gapTitle: 'Faltam execuções nesta lista',
  gapText: (nonces) => `O Safe usou ${nonces}, e o serviço não mostra execução para isso. Cada nonce é usado por uma.`,
  nonces: (list) =>
    list.length === 1
      ? `o nonce ${list[0]}`
      : `os nonces ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' e outros' : ''}`,
  zeroValue: 'Nada foi transferido',
  imitates: 'Tem nome parecido com o de outro token',
  lookalike: 'Parece um endereço que você conhece, mas não é',
  notStarted: 'O Safe não iniciou isto',
}
