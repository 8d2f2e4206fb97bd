import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Configurações do Safe',
  lead: 'O que decide sobre este Safe além dos proprietários. Cada mudança é uma transação que os proprietários assinam.',
  part: 'O que alterar',
  about: {
    modules: 'Contratos que podem agir pelo Safe sem nenhuma assinatura, até onde o próprio código deles permite.',
    guard: 'Um contrato que é consultado antes e depois de cada transação dos proprietários, e pode recusá-la.',
    moduleGuard: 'Um contrato que é consultado antes e depois de tudo o que os módulos fazem, e pode recusar.',
    fallbackHandler:
      'Um contrato que responde pelo Safe o que o próprio Safe não sabe: se uma assinatura é válida, se ele aceita NFTs.',
    implementation:
      'O código que o Safe executa. Só é substituído por uma versão oficial, por meio do contrato oficial de migração.',
  },
  enabled: 'Módulos ativados',
  noModules: 'Nenhum módulo está ativado.',
  modulesUnknown:
    'Não foi possível ler a lista de módulos até o fim. Módulos podem ser ativados aqui, e nenhum desativado.',
  disable: 'Desativar',
  disableWho: (who) => `Desativar ${who}`,
  keep: 'Manter',
  keepWho: (who) => `Manter ${who}`,
  goes: 'é desativado',
  newModule: (number) => `Novo módulo ${number}`,
  newModuleHint: 'O endereço do contrato do módulo nesta rede, obtido de quem o fez.',
  add: 'Ativar um módulo',
  drop: 'Retirar',
  dropWhich: (number) => `Retirar o novo módulo ${number}`,
  action: 'Mudança',
  set: {
    guard: 'Definir uma guarda',
    moduleGuard: 'Definir uma guarda de módulos',
    fallbackHandler: 'Definir um handler',
  },
  remove: 'Remover',
  address: {
    guard: 'Nova guarda',
    moduleGuard: 'Nova guarda de módulos',
    fallbackHandler: 'Novo fallback handler',
  },
  addressHint: 'O endereço de um contrato nesta rede, obtido de quem o fez.',
  useOfficial: 'Usar o oficial',
  migration: 'Nova implementação',
  migrationHint: 'Só o que esta rede tem, e cujo código é o publicado.',
  choose: 'Escolha uma',
  withHandler: (target, handler) => `${target}, com ${handler}`,
  keepsHandler: (target) => `${target}, o fallback handler fica`,
  migrationsLoading: 'Procurando os contratos oficiais de migração nesta rede',
  migrationsFailed: 'Não foi possível ler os contratos de migração',
  noMigration: 'Não há aqui um caminho oficial para outra implementação',
  noMigrationText:
    'Ou esta é a mais nova, ou falta à rede o contrato oficial de migração, ou nenhum é feito para um Safe desta versão que já foi usado.',
  unofficial:
    'Este Safe não executa uma implementação oficial. Os contratos oficiais de migração não são feitos para ele.',
  looking: 'Olhando o endereço na blockchain.',
  refusedTitle: 'Isto é recusado aqui',
  batchFailed: 'Várias mudanças não podem ser feitas em uma só',
  noLibraryText: 'O MultiSendCallOnly oficial não está nesta rede. Faça as mudanças uma por uma.',
  waitingTitle: (places) => `O que já espera altera módulos: ${places}`,
  waitingText:
    'Para desativar um módulo, uma transação indica o que vem antes dele na lista do Safe. Quando uma das mudanças for executada, as outras podem indicar o errado e falhar. Execute ou rejeite antes o que espera, ou faça esta mudança de novo depois.',
  anyModule: (who) =>
    `${who} poderá então mover tudo e trocar os proprietários, sem nenhuma assinatura. Só o próprio código o limita: ative o que você conhece, e nada mais.`,
  accountModule: (who) =>
    `${who} é uma conta e não um contrato: quem tiver a chave dela poderá então mover tudo sozinho.`,
  limitsModule: (who) =>
    `${who} é o lugar do módulo oficial de limites de gasto: ele paga o que um limite permite. Ativado, não paga nada até que um limite seja definido.`,
  unknownModule: (who) =>
    `A blockchain não disse o que há em ${who}. Seja o que for, poderá então mover tudo sem nenhuma assinatura.`,
  moduleEnds: (who) => `O que ${who} fazia pelo Safe acaba. Ele pode ser ativado de novo depois.`,
  limitsEnd:
    'Todos os limites de gasto acabam: ninguém pode gastar dentro deles até que o módulo seja ativado de novo.',
  guardsModules: 'A guarda não é consultada sobre o que os módulos fazem.',
  noCodeLock: (who) =>
    `Não há contrato em ${who}. A partir daí toda transação seria recusada, também a que remove a guarda: o Safe ficaria bloqueado para sempre.`,
  noInterfaceLock: (who) =>
    `${who} não diz que é uma guarda. A partir daí toda transação poderia ser recusada, também a que a remove: o Safe ficaria bloqueado para sempre.`,
  noCodeRefused: (who) => `Não há contrato em ${who}. O Safe o recusa como guarda.`,
  noInterfaceRefused: (who) => `${who} não diz que é uma guarda dessas. O Safe o recusa.`,
  guardUnknown: (who) =>
    `A blockchain não disse o que há em ${who}. Uma guarda que não consegue responder bloqueia o Safe para sempre: tente novamente quando puder ser lida.`,
  guardPower: (who) =>
    `${who} poderá então recusar toda transação, inclusive a própria remoção. Se o código estiver errado ou for hostil, o Safe fica bloqueado para sempre.`,
  moduleGuardPower: (who) =>
    `${who} poderá então recusar tudo o que os módulos fazem, inclusive limites de gasto. Os proprietários podem removê-la, diga ela o que disser.`,
  moduleGuardIdle: 'Nenhum módulo está ativado agora: até que um esteja, ela não tem nada a dizer.',
  guardReplaced: (who) => `O que ${who} recusava volta a ser possível, até onde a nova permitir.`,
  guardRemoved: (who) => `O que ${who} recusava volta a ser possível.`,
  handlerOfficial: (name) => `Ele tem o código do ${name} oficial.`,
  handlerStranger: (who) =>
    `${who} não é um handler oficial. Ele responde em nome do Safe se uma assinatura é válida: um hostil assina mensagens, ordens e logins por ele.`,
  handlerEmpty: (who) =>
    `Não há contrato em ${who}. O Safe não poderia então receber NFTs nem responder se uma assinatura é válida. Os proprietários podem alterá-lo de novo.`,
  handlerUnknown: (who) => `A blockchain não disse o que há em ${who}.`,
  handlerRemoved:
    'Sem um handler, o Safe não pode receber NFTs por transferência segura, e aplicativos não podem lhe perguntar se uma mensagem está assinada: iniciar sessão com ele e ordens assinadas deixam de funcionar. Os proprietários podem definir um de novo.',
  migrationKeeps: 'Endereço, saldos, proprietários, módulos e guarda ficam como estão.',
  migrationQueue: 'O que espera na fila mantém as assinaturas.',
  migrationOneWay: 'Não há caminho oficial de volta para a implementação atual.',
  migrationPower: (target) =>
    `A partir daí o Safe executa o código de ${target}. O código dela nesta rede é o publicado.`,
  migrationHandlerLost: (who) => `O fallback handler atual (${who}) não é um dos oficiais: o que ele respondia acaba.`,
  migrationEvents:
    'Uma versão L2 registra cada transação na blockchain, para que os serviços a encontrem sem rastreamento; cada uma custa um pouco mais.',
  migrationFirst: 'Só funciona como a primeiríssima transação do Safe, com nonce 0.',
  errors: {
    zero: 'Este é o endereço zero.',
    sentinel: 'O próprio Safe usa este endereço para marcar os extremos da lista de módulos.',
    self: 'Este é o próprio Safe.',
    selfHandler: 'Este é o próprio Safe. Qualquer um poderia então chamar o que só o Safe pode chamar.',
    isModule: 'Este módulo já está ativado.',
    twice: 'Este aparece duas vezes.',
    same: 'Isto já está definido.',
    migration: 'Escolha qual.',
    nothing: 'Nada mudaria ainda.',
  },
}
