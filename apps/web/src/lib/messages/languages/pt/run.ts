import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: 'Executar em sequência',
  lead: (count, first) =>
    `${count} transações têm todas as assinaturas e são as próximas, com os nonces ${first} a ${first + BigInt(count - 1)}. Cada uma é verificada de novo e confirmada separadamente na sua carteira; a primeira que não passar encerra tudo, e o que sobrar fica na fila.`,
  start: (count) => `Executar ${count} em sequência`,
  connect: 'Conecte uma carteira para executá-las',
  close: 'Fechar a lista',
  steps: {
    waiting: 'espera',
    left: 'não tentada, ainda na fila',
    checking: 'sendo verificada',
    asking: 'confirme na sua carteira',
    sent: 'enviada, aguardando a blockchain',
    executed: 'executada',
    stopped: 'parou aqui',
  },
  progress: (done, count) => `${done} de ${count} executadas`,
  done: (count) => `Todas as ${count} foram executadas`,
  doneText: 'Os registros do próprio Safe na blockchain confirmam cada uma.',
  stopped: (nonce) => `Parou no nonce ${nonce}`,
  left: (count) => (count === 1 ? '1 fica na fila.' : `${count} ficam na fila.`),
  obstacles: {
    past: 'Entretanto o nonce dela foi usado: ela foi executada ou substituída.',
    unsigned: 'Ela não tem mais as assinaturas de que precisa.',
    account: 'A carteira usa outra conta que não a do início, ou não está mais conectada.',
    chain: 'A carteira está em outra rede.',
    danger: 'Ela altera algo que precisa de um sim próprio. Abra-a e execute-a lá.',
  },
}
