import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: 'Nova transação',
  chooseLead: 'Seja qual for a escolha, você vê e confere a transação inteira antes de assinar qualquer coisa.',
  kinds: {
    batch: { title: 'Lote', text: 'Várias chamadas em uma só transação, ou um arquivo do Transaction Builder.' },
    contract: { title: 'Chamada de contrato', text: 'Qualquer função de qualquer contrato, com seus argumentos.' },
    limits: {
      title: 'Limites de gasto',
      text: 'Quem pode gastar quanto sem as assinaturas dos proprietários.',
    },
    message: {
      title: 'Assinar uma mensagem',
      text: 'Um texto ou dados tipados, assinados pelos proprietários em nome do Safe.',
    },
    many: {
      title: 'Pagar a muitos',
      text: 'Uma rodada de pagamentos: linhas à mão, de uma planilha ou de um arquivo CSV.',
    },
    nft: { title: 'Enviar um NFT', text: 'Tokens de um número (ERC-721 ou ERC-1155) para um endereço.' },
    owners: { title: 'Gerenciar proprietários', text: 'Quem assina por este Safe, e quantos precisam assinar.' },
    settings: {
      title: 'Configurações do Safe',
      text: 'Módulos, guardas, fallback handler e o código que ele executa.',
    },
    send: { title: 'Enviar', text: 'Um valor de uma moeda ou de um token para um endereço.' },
  },
  address: {
    missing: 'Digite um endereço.',
    nameLooking: 'Procurando o nome na blockchain.',
    nameFailed: 'Não foi possível consultar este nome na blockchain. Tente novamente ou digite o endereço.',
    nameUnknown: (name) => `“${name}” não representa nenhum endereço nesta rede.`,
    nameInvalid: 'Nenhum nome pode ser escrito assim. Algumas letras podem apenas parecer outras.',
    nameMoved: (name, from, to) =>
      `“${name}” representava ${from} há um instante e agora representa ${to}. Pergunte a quem você quer pagar e digite o próprio endereço.`,
    nameStandsFor: (name) => `${name} representa`,
    mySafe: 'o seu Safe',
    otherChain: (prefix) => `O prefixo “${prefix}” indica outra rede, não a deste Safe.`,
    wrong: 'Isto não é um endereço, ou o checksum está errado. Copie-o de novo da origem.',
  },
  beforeAfter: 'Antes e depois',
  parts: {
    modules: 'Módulos',
    guard: 'Guarda de transações',
    moduleGuard: 'Guarda de módulos',
    fallbackHandler: 'Fallback handler',
    implementation: 'Implementação',
  },
  meaning: 'O que significa',
  noMeaning: 'Nada muda ainda.',
  nonce: 'Nonce',
  nonceLooking: 'Olhando o que já espera.',
  nonceHint: {
    all: (next) => `${next} é o primeiro que nada conhecido usa.`,
    partial: (next) => `Não foi possível ler tudo o que espera. Pelo que foi lido, ${next} está livre.`,
  },
  nonceReplace: 'Escolha um menor para substituir o que espera ali.',
  nonceReplaces: (nonce) =>
    `Algo já pode esperar com o nonce ${nonce}: o que for executado primeiro torna os outros impossíveis.`,
  nonceClaimed: (nonce) => `O serviço usaria ${nonce}: ele pode saber de algo que não mostra aqui.`,
  nonceWrong: 'Isto não é um número inteiro.',
  nonceUsed: (nonce) => `O próximo nonce do Safe é ${nonce}; os menores já foram gastos.`,
  nextNonce: (nonce) => `Usar o nonce ${nonce}`,
  nextNonceText: 'A mesma transação com o próximo nonce livre. Nada foi assinado ainda.',
  review: 'Revisar',
  reviewHint: 'Nada é assinado ainda.',
  safeFailed: 'Não foi possível ler o Safe da blockchain',
  safeLoading: 'Lendo o Safe',
}
