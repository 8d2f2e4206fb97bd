import type { LanguagePack } from '../LanguagePack.ts'

export const limits: LanguagePack['limits'] = {
  title: 'Limites de gasto',
  lead: 'Alguém pode gastar um valor definido do dinheiro do Safe sem perguntar aos proprietários. Lido do módulo oficial de limites (allowance) na blockchain.',
  loading: 'Lendo os limites de gasto',
  failed: 'Não foi possível ler os limites de gasto',
  none: 'Este Safe não tem limites de gasto',
  noneText: 'Defina um abaixo; os proprietários assinam isso uma vez.',
  unavailable: 'Esta rede não tem o módulo oficial de limites',
  unavailableText: 'Sem ele não há limites de gasto aqui.',
  list: 'Limites',
  left: (left, whole) => `restam ${left} de ${whole}`,
  period: (minutes) => {
    if (minutes === 0) return 'uma vez'
    if (minutes === 1_440) return 'por dia'
    if (minutes === 10_080) return 'por semana'
    return minutes % 1_440 === 0 ? `a cada ${minutes / 1_440} dias` : `a cada ${minutes} minutos`
  },
  resets: 'renova-se',
  never: 'nunca se renova sozinho',
  you: 'seu',
  change: 'Alterar',
  changeWhich: (who, symbol) => `Alterar o limite de ${who} para ${symbol}`,
  remove: 'Remover',
  removeWhich: (who, symbol) => `Remover o limite de ${who} para ${symbol}`,
  formTitle: 'Definir um limite',
  beneficiary: 'Beneficiário',
  beneficiaryHint: 'Quem pode gastar. Não precisa ser proprietário do Safe.',
  asset: 'Ativo',
  amount: 'Valor',
  amountHint: 'O que já foi gasto conta no limite que for alterado.',
  reset: 'Renovação',
  resetHint: 'O período começa quando o limite é definido na blockchain.',
  resets0: 'Nunca: pode ser gasto uma vez',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['o módulo de limites é ativado'] : []),
      ...(adds ? ['o beneficiário é indicado'] : []),
      'o limite é definido',
    ]
    return `Em uma só transação: ${steps.join(', ')}.`
  },
  batchFailed: 'Várias chamadas não podem ser juntadas aqui',
  noLibraryText: 'Esta rede não tem o MultiSendCallOnly oficial.',
  errors: {
    beneficiaryIsSafe: 'Este é o próprio Safe.',
    beneficiaryIsZero: 'Este é o endereço zero: ninguém poderia gastar.',
    asset: 'Escolha o que pode ser gasto.',
    amountMissing: 'Digite um valor.',
    amountWrong: (decimals) => `Isto não é um valor com no máximo ${decimals} casas decimais.`,
    amountZero: 'O valor precisa ser maior que zero.',
    amountTooLarge: 'O módulo não comporta um valor tão grande.',
    tooMuch: (left) => `Restam apenas ${left} do seu limite.`,
    limit: 'Escolha de que limite gastar.',
    recipientIsZero: 'Este é o endereço zero: o que é enviado para lá se perde.',
    recipientIsSafe: 'Este é o próprio Safe.',
  },
  spendTitle: 'Gastar dentro do seu limite',
  spendLead: 'Você mesmo envia, com a sua própria carteira: nenhum proprietário assina, e você paga a taxa.',
  limit: 'Limite',
  choose: 'Escolha um',
  recipient: 'Destinatário',
  recipientHint: 'Um endereço completo nesta rede.',
  spend: 'Enviar',
  spendConsequence: (amount) => `Enviar ${amount}: acontece agora e não pode ser desfeito`,
  confirming: 'Confirme na sua carteira',
  mining: 'Enviada. Aguardando a blockchain',
  done: 'Pago. A blockchain confirma',
  spendFailed: 'Não foi pago',
  rejected: 'Nada foi enviado. Tudo está como estava.',
  reverted: 'A blockchain aceitou a transação, e ela falhou por dentro. Nada foi pago.',
  recorded: (amount) => `Gastou ${amount} dentro de um limite`,
}
