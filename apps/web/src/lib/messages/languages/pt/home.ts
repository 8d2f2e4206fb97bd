import type { LanguagePack } from '../LanguagePack.ts'

const parcela = (share: number) => {
  const digits = share < 0.1 ? 1 : 0
  return (share * 100).toLocaleString('pt', { maximumFractionDigits: digits, minimumFractionDigits: digits })
}

export const home: LanguagePack['home'] = {
  title: 'Início',
  lead: 'Proprietários, saldos e regras são lidos da blockchain. O que espera e o que aconteceu é palavra do serviço, conferida aqui com ela.',
  needs: 'Precisa de você',
  assets: 'Ativos',
  owners: 'Proprietários',
  more: 'Mais deste Safe',
  delegates: 'Proponentes',
  delegatesText: 'Quem mais pode propor em nome dos proprietários.',
  about: 'O contrato',
  securityText: 'O que decide sobre este Safe, desde quando, e como ele poderia ser mais seguro.',
  apps: 'Aplicativos',
  appsText: 'O que o operador do serviço recomenda.',
  manageOwners: 'Gerenciar proprietários',
  recent: 'Recentes',
  waiting: 'Em espera',
  waitingAll: 'Fila inteira',
  waitingNone: 'O serviço não mostra nada em espera',
  waitingNoneText: 'O que um proprietário propõe aparece aqui, com quem ainda precisa assinar.',
  propose: 'Nova transação',
  noPrices: (currency) =>
    `Não se sabe quanto vale em ${currency}: o operador deste serviço não definiu preços para o que ele guarda.`,
  unpriced: (count) =>
    count === 1 ? 'Um ativo não tem preço e não é contado.' : `${count} ativos não têm preço e não são contados.`,
  noPrice: 'sem preço',
  share: (share) => (share < 0.001 ? '<0,1%' : `${parcela(share)}%`),
  allHistory: 'Todo o histórico',
  queue: 'Fila',
  thresholdSentence: (threshold, owners) =>
    `${threshold} de ${owners} proprietários ${threshold === 1 ? 'precisa' : 'precisam'} assinar`,
  version: (version) => `Safe ${version}`,
  nextNonce: (nonce) => `próximo nonce ${nonce}`,
  notASafe: 'Isto não é um Safe',
  unreadable: 'Não foi possível ler o Safe da blockchain',
  loading: 'Lendo o Safe da blockchain',
  renameTitle: 'Dê um nome a este Safe',
  renameLabel: 'Nome',
  renameHint: 'Guardado apenas neste navegador; ninguém mais o vê.',
  save: 'Salvar',
  you: 'você',
  connect: 'Conecte uma carteira para ver o que espera por você.',
  inHost: 'Você age como este Safe, dentro do host dele. Os proprietários assinam e executam lá.',
  notOwner: 'A sua conta não é proprietária deste Safe. Você pode olhar tudo.',
}
