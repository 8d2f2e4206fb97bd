import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const assets: LanguagePack['assets'] = {
  title: 'Ativos',
  lead: (block) =>
    `Valores, símbolos e casas decimais são lidos dos próprios contratos no bloco ${numero(block)}. Quais tokens olhar é sugestão do serviço.`,
  loading: 'Lendo os saldos',
  columns: { asset: 'Ativo', balance: 'Saldo', contract: 'Contrato', worth: 'Equivale a' },
  native: 'Moeda nativa',
  imitates: 'Tem nome parecido com o de outro token, e não é ele',
  unlisted: 'token não verificado',
  twin: 'Outro token aqui tem o mesmo nome. Compare os contratos.',
  none: 'Este Safe não guarda nada',
  noneText: 'Envie algo ao endereço dele e aparecerá aqui.',
  failed: 'Não foi possível ler os saldos',
  serviceFailed: 'O serviço não indicou os tokens deste Safe',
  serviceFailedText: 'Só a moeda própria da rede e os tokens que o operador configurou são listados. Pode haver mais.',
  differs: (claimed) => `O serviço diz ${claimed}`,
  differsSymbol: (claimed) => `O serviço o chama de ${claimed}`,
  differsDecimals: (claimed) => `O serviço conta ${claimed} casas decimais`,
  unreadable: (count) =>
    count === 1
      ? `${count} contrato indicado pelo serviço não responde como um token e foi omitido.`
      : `${count} contratos indicados pelo serviço não respondem como um token e foram omitidos.`,
  all: 'Todos os ativos',
  send: 'Enviar',
  sendWhat: (symbol) => `Enviar ${symbol}`,
  watch: 'Adicionar à carteira',
  watchWhat: (symbol) => `Adicionar à carteira: ${symbol}`,
  watchElsewhere: (chain) => `A sua carteira está em outra rede. Troque-a antes para ${chain}.`,
  watchAdded: (symbol) => `A sua carteira agora lista ${symbol}.`,
  watchRejected: 'Você recusou na carteira.',
  watchUnsupported:
    'Esta carteira não adiciona tokens a pedido de páginas. Copie o endereço do contrato e adicione lá.',
  watchFailed: (reason) => `A carteira não o adicionou. Ela disse: ${reason}`,
  fiat: (amount) => `≈ ${amount}`,
  fiatClaimed: 'Só o serviço conhece preços. Nada aqui confirma este, e nada aqui depende dele.',
  currency: 'Equivale em',
  collectibles: 'Colecionáveis',
  collectiblesFailed: 'Não foi possível ler os colecionáveis',
  collectiblesLoading: 'Lendo os colecionáveis',
  collectibleName: (symbol, id) => `${symbol} ${id}`,
  collectibleNotHeld: 'Não é deste Safe, segundo a blockchain',
  collectibleNumber: 'Número',
  collectibleOwner: 'Dono',
  collectibleSilent: 'O contrato não diz',
  moreCollectibles: 'Mostrar mais',
  noPicture: {
    elsewhere: 'A imagem não é mostrada: ela está com um estranho, que saberia que você olha.',
    off: 'A imagem não é mostrada: o operador deste aplicativo não ativou imagens.',
    unsuitable: 'A imagem não é mostrada: é um documento, e não uma imagem simples.',
  },
  showDrawing: 'Mostrar o desenho',
  showDrawingOf: (name) => `Mostrar o desenho: ${name}`,
  multi: 'Tokens do tipo ERC-1155 não são listados: nenhum serviço é consultado sobre eles.',
  sendMulti: 'Enviar alguns por contrato e número',
}
