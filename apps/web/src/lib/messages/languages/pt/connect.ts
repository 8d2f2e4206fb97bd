import type { LanguagePack } from '../LanguagePack.ts'

export const connect: LanguagePack['connect'] = {
  connect: 'Conectar carteira',
  lead: 'O Countersign pede apenas o seu endereço. Conectar não assina nada.',
  loading: 'Abrindo a janela da carteira…',
  notLoaded: 'Não foi possível carregar a janela da carteira',
  retry: 'Tentar novamente',
  description: 'Uma carteira multisig que uma equipe pode operar por conta própria e na qual não precisa confiar.',
  // Part of what is signed: the same words for everybody.
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce) => `Executar a transação ${nonce}`,
  approved: (nonce) => `Aprovar a transação ${nonce}`,
  account: 'Conta',
  signedIn: 'Sessão iniciada',
  signedInAs: (account) => `Sessão iniciada como ${account}`,
  labelSignedIn: (label) => `${label} Sessão iniciada`,
  restoring: 'Procurando a sua carteira',
  wrongChainTitle: 'A sua carteira está em outra rede',
  wrongChainText: (chain) => `Este Safe está em ${chain}. Troque a rede da carteira antes de assinar ou executar.`,
  network: (chain) => `Rede: ${chain}`,
  networkOfOther: (chain, wanted) => `Rede: ${chain}. Este Safe está em ${wanted}`,
  wrongNetwork: 'Rede errada',
  wrongNetworkText: 'Rede errada detectada, troque de rede ou desconecte para continuar.',
  wrongNetworkReading: 'A leitura continua: os seus Safes são lidos pelos nós deste aplicativo, não pela sua carteira.',
  switchNetworks: 'Trocar de rede',
  switch: (chain) => `Trocar para ${chain}`,
  switchRejected: 'Você recusou a troca na carteira.',
  switchPending: 'Já existe um pedido aberto na carteira. Responda lá e tente novamente.',
  switchFailed: (reason) => `A carteira não trocou de rede. Ela disse: ${reason}`,
  switchUnsupported:
    'Sua carteira não permite trocar de rede a partir do Countersign. Tente trocar dentro da carteira.',
}
