import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: 'O que ela aprova',
  executes: 'O que ela executa',
  approvedBy: 'Aprovada por',
  executedBy: 'Executada por',
  inSafe: 'No Safe',
  hash: 'safeTxHash lá',
  state: 'Assinaturas lá',
  count: (valid, threshold) => `${valid} de ${threshold} necessárias, verificadas`,
  after: (left) =>
    left <= 0
      ? 'Ela tem todas as assinaturas de que precisa.'
      : left === 1
        ? 'Esta aprovação é a última assinatura de que ela precisa.'
        : `Com esta aprovação ela precisa de mais ${left - 1}.`,
  open: 'Ver lá',
  unknown: 'Ninguém mostra o que este hash representa.',
  inside: (title) => `No outro Safe: ${title}`,
  tooDeep: 'Aprovações de aprovações não chegam ao fim.',
  tooMany: (most) => `Ela fala em outros Safes mais de ${most} vezes: o resto não foi olhado.`,
  comesBack: (safe) => `O que ela aprova leva de volta a ${safe}, que falaria por si mesmo.`,
  title: 'Proprietários que são Safes',
  aside: 'como estão na blockchain',
  needs: (threshold, owners) =>
    `${threshold} dos ${owners} proprietários dele ${threshold === 1n ? 'precisa' : 'precisam'} assinar`,
  through: (names) => `por meio de ${names.join(', depois ')}`,
  signAs: (name) => `Assinar como ${name}`,
  stop: 'Agora não',
  lead: (name) =>
    `${name} assina com uma transação própria, que aprova o hash desta na blockchain. Os proprietários dele a revisam, assinam e executam como qualquer outra; então a assinatura dele conta aqui.`,
  publishing: 'Entregando esta transação ao serviço, para que os outros proprietários vejam o que aprovam',
  publishFailed: 'O serviço não aceitou esta transação',
  publishFailedText:
    'Sem ela, os outros proprietários aprovariam um hash que ninguém pode lhes explicar. Ela fica guardada aqui.',
  waits: (valid, threshold, nonce) => `A aprovação dele espera com nonce ${nonce}: ${valid} de ${threshold} assinaram`,
  look: 'Abrir a aprovação dele',
  notYours: 'A sua conta não está entre os proprietários dele, nem entre os proprietários deles.',
  deadEnd:
    'Beco sem saída: ele não alcança o mínimo de assinaturas sem a própria assinatura, então ninguém pode assinar por ele.',
  circle: (name) => `${name} é, por meio de outros Safes, proprietário de si mesmo.`,
  deadlock: (name) => `${name} não alcança o mínimo de assinaturas sem a própria assinatura.`,
  alone: (name) => `Qualquer um dos proprietários sozinho fala por ${name}.`,
  unread: 'Não foi possível ler se há Safes entre os proprietários',
}
