import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'Gerenciar proprietários',
  lead: 'Adicione, remova e substitua proprietários, e diga quantos precisam assinar: tudo em uma só transação, que acontece por inteiro ou não acontece.',
  owners: 'Proprietários',
  remove: 'Remover',
  removeWho: (who) => `Remover ${who}`,
  replace: 'Substituir',
  replaceWho: (who) => `Substituir ${who}`,
  keep: 'Manter',
  keepWho: (who) => `Manter ${who}`,
  goes: 'sai',
  replacedBadge: 'é substituído',
  replacement: (who) => `No lugar de ${who}`,
  newOwner: (number) => `Novo proprietário ${number}`,
  newOwnerHint: 'O endereço de uma conta com a qual o titular já assinou. É mostrado em grupos de quatro.',
  add: 'Adicionar um proprietário',
  drop: 'Retirar',
  dropWhich: (number) => `Retirar o novo proprietário ${number}`,
  threshold: 'Assinaturas necessárias',
  thresholdHint: (count) => `de ${count} ${count === 1 ? 'proprietário' : 'proprietários'}`,
  looking: 'Olhando os novos proprietários na blockchain.',
  refusedTitle: 'Isto bloquearia o Safe',
  batchFailed: 'Várias mudanças não podem ser feitas em uma só',
  noLibraryText: 'O MultiSendCallOnly oficial não está nesta rede. Faça as mudanças uma por uma.',
  deadlock:
    'O Safe nunca mais alcançaria o mínimo de assinaturas: muitos dos proprietários são Safes que precisam antes da assinatura dele. Ninguém poderia desfazer isso.',
  circle: 'Por meio de outros Safes, o Safe seria proprietário de si mesmo. Essa assinatura nunca pode ser dada.',
  stuckOwner: (who) => `${who} é um Safe que não alcança o próprio mínimo de assinaturas: nunca pode assinar.`,
  contractOwner: (who) =>
    `${who} é um contrato, e não é um Safe. Só pode assinar se o código dele souber como (EIP-1271); se não, é um proprietário que nunca assina.`,
  foreignSafe: (who) =>
    `${who} é um Safe, e nenhum dos proprietários daqui está entre os proprietários dele. Só os próprios proprietários podem assinar por ele.`,
  safeOwner: (who, threshold, owners) =>
    `${who} é um Safe: ele assina quando ${threshold} dos ${owners} proprietários dele ${threshold === 1n ? 'aprova' : 'aprovam'} lá.`,
  unknownOwner: (who) => `A blockchain não disse o que ${who} é. Se for um contrato, talvez nunca possa assinar.`,
  youGo: 'Depois você não é mais proprietário: não poderá assinar mais nada por este Safe.',
  anyone: 'Qualquer proprietário sozinho poderá então mover tudo.',
  oneOwner: 'Uma única chave decidirá então tudo. Se ela se perder, tudo se perde.',
  allNeeded: (count) =>
    `Todos os ${count} proprietários precisarão então assinar. Se uma chave se perder, o Safe fica bloqueado para sempre.`,
  lowered: (before, after) =>
    after === 1
      ? `${after} assinatura em vez de ${before} bastará então para mover tudo.`
      : `${after} assinaturas em vez de ${before} bastarão então para mover tudo.`,
  raised: 'O que hoje espera com assinaturas suficientes pode precisar de mais depois.',
  signaturesLost:
    'Assinaturas de proprietários que saem deixam de contar, também nas transações que esperam. O que eles assinaram e foi executado fica.',
  errors: {
    zero: 'Este é o endereço zero: ninguém tem a chave dele.',
    sentinel: 'O próprio Safe usa este endereço para marcar os extremos da lista de proprietários.',
    self: 'Este é o próprio Safe: ele não pode assinar por si mesmo.',
    isOwner: 'Este já é um proprietário.',
    twice: 'Este aparece duas vezes.',
    nobody: 'Um Safe precisa de pelo menos um proprietário: sem nenhum, ninguém nunca mais poderia assinar por ele.',
    tooHigh: (threshold, count) =>
      `${threshold} assinaturas de ${count} ${count === 1 ? 'proprietário' : 'proprietários'} nunca poderão ser dadas: o Safe ficaria bloqueado. Escolha menos.`,
    nothing: 'Nada mudaria. Adicione, remova ou substitua um proprietário, ou escolha outro número de assinaturas.',
  },
  waitingTitle: (nonces) => `O que já espera altera proprietários: ${nonces}`,
  waitingText:
    'Uma mudança indica o proprietário que vem antes de outro na lista do Safe. Quando uma delas for executada, as outras podem indicar o errado e falhar. Execute ou rejeite antes o que espera, ou faça esta mudança de novo depois.',
}
