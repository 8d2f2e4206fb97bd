import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'O serviço está atrás da blockchain',
  aheadTitle: 'O serviço alega blocos que não existem',
  freshnessText:
    'O que ele diz pode ser antigo, ou não ser de blockchain nenhuma. O que é lido da blockchain não é afetado.',
  failedTitle: 'Este Safe não passa em todas as verificações',
  failedText: 'Não assine nada por ele antes de saber por quê.',
  untrueTitle: 'O serviço diz deste Safe o que não é verdade',
  untrueText:
    'O que se mostra aqui vem da blockchain e da configuração do operador. Não confie neste serviço antes de saber por quê.',
  nonceTitle: 'O nó responde com um estado mais antigo do que este navegador já viu',
  nonceText: (seen, now) =>
    `Este Safe estava no nonce ${seen}; o nó agora diz ${now}. Ele está atrasado, ou mente. Nada deve ser assinado com base na palavra dele.`,
  nodesTitle: 'Dois nós discordam sobre este Safe',
  nodesText: (host) => `${host}, consultado para comparação, diz outra coisa. Um deles está errado.`,
  nodesPart: { block: 'O bloco', nonce: 'Nonce', owners: 'Proprietários', threshold: 'Mínimo de assinaturas' },
  nodesLine: (what, first, second) => `${what}: ${first} e ${second}`,
  changedTitle: 'Este Safe mudou desde a sua última visita',
  changedText: 'É o que diz a blockchain. Certifique-se de que estas mudanças eram desejadas.',
  noted: 'Estou ciente',
  added: { owner: 'Novo proprietário', module: 'Novo módulo' },
  removed: { owner: 'Não é mais proprietário', module: 'Não é mais módulo' },
  threshold: (before, now) => `Assinaturas necessárias: ${now} em vez de ${before}`,
  replaced: {
    implementation: 'Implementação',
    guard: 'Guarda',
    moduleGuard: 'Guarda de módulos',
    fallbackHandler: 'Fallback handler',
  },
  none: 'nenhum',
  insteadOf: (now, before) => `${now} em vez de ${before}`,
  digest: 'Código da fila',
  digestHelp: 'Leia-o para outro proprietário: quem vê a mesma fila tem o mesmo código.',
  digestWaiting: 'quando tudo estiver verificado',
  secondNodeText:
    'O que o primeiro nó diz de um Safe é comparado com um segundo: o bloco, o nonce, os proprietários e o mínimo de assinaturas. Onde discordarem, você é avisado. Nada mais é perguntado a ele.',
  secondNodeLabel: (chain) => `Endereço de um segundo nó para ${chain}`,
  secondNodeSave: 'Comparar com ele',
}
