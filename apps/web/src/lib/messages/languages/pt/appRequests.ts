import type { LanguagePack } from '../LanguagePack.ts'

export const asked: LanguagePack['asked'] = {
  asks: {
    transactions: (count) => (count === 1 ? 'pede uma transação' : `pede uma transação de ${count} chamadas`),
    message: 'pede a assinatura de uma mensagem',
    onChain: 'pede que o Safe assine uma mensagem na blockchain',
    permission: 'pede uma permissão',
  },
  via: { frame: 'Um aplicativo neste Safe', walletconnect: 'Um aplicativo conectado por WalletConnect' },
  calls: 'que se chama',
  of: 'Do Safe',
  on: (chain) => `em ${chain}`,
  claimed: 'Não verificado: qualquer um pode alegar este endereço',
  more: (count) => (count === 1 ? 'mais 1 espera' : `mais ${count} esperam`),
  preparing: 'Preparando para você ver',
  cannot: 'Isto não pode ser pedido a este Safe',
  noCalls: 'O aplicativo pede uma transação que não faz nada.',
  noMultiSend: 'Várias chamadas precisam do MultiSendCallOnly oficial, que esta rede não tem.',
  noSigningOnChain: 'Assinar na blockchain precisa da SignMessageLib oficial, que esta rede não tem.',
  refuse: 'Recusar',
  refuseText: 'O aplicativo é informado de que um proprietário disse não. Nada é assinado.',
  done: 'Voltar ao aplicativo',
  doneText: 'O aplicativo tem a resposta.',
  doneSigned: 'Assinada aqui e ainda não entregue. Fechar informa o hash ao aplicativo.',
  wait: 'Esperar pelos outros',
  waitText: (missing) =>
    missing === 1
      ? 'Mais um proprietário precisa assinar. O aplicativo recebe a assinatura quando isso acontecer.'
      : `Mais ${missing} proprietários precisam assinar. O aplicativo recebe a assinatura quando isso acontecer.`,
  give: (origin) => `Dar a assinatura a ${origin}`,
  giveText: 'Os proprietários já assinaram esta mensagem. Quem tiver a assinatura pode usá-la.',
  change: 'Alterar você mesmo',
  changeTitle: 'O aplicativo não saberá',
  changeText:
    'As chamadas vão para o seu lote, onde você pode alterá-las. O aplicativo é informado de que um proprietário disse não, e não fica sabendo o que você faz delas.',
  changeYes: 'Colocar no lote',
  changeNo: 'Deixar como está',
  panel: 'O que um aplicativo pede',
  permission: {
    title: 'A sua agenda de endereços',
    text: 'O aplicativo veria os nomes que você deu a endereços neste navegador, para esta rede. Ele não pode alterá-los.',
    allow: 'Permitir',
    allowText: 'Lembrado para esta origem. Você pode revogar nas configurações.',
  },
}
