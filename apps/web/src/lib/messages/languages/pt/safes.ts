import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safes',
  lead: 'Safes que têm a sua conta como proprietária. O serviço os sugere; a blockchain confirma cada um.',
  introTitle: 'Uma carteira multisig em que você não precisa confiar',
  introText:
    'Veja o que os seus Safes guardam e o que espera por você; proponha, confira, assine e execute. Cada hash, assinatura e proprietário é verificado neste navegador, com um nó que o operador deste aplicativo escolheu.',
  introPoints: [
    {
      title: 'O que você vê é o que você assina',
      text: 'O hash que a sua carteira mostra é recalculado aqui, a partir da mesma transação congelada que você leu.',
    },
    {
      title: 'O serviço é um estranho',
      text: 'Ele pode avisar você. Nunca pode liberar um botão, esconder uma verificação nem contar uma assinatura.',
    },
    {
      title: 'Nada desaparece',
      text: 'O que você assinou fica guardado neste navegador, e você é avisado se o serviço deixar de mostrá-lo.',
    },
  ],
  connectFirst: 'Conectar carteira',
  create: 'Criar um Safe',
  openByAddress: 'Abrir um Safe pelo endereço',
  openLabel: 'Endereço de um Safe',
  openHint: 'Para ler não é preciso carteira.',
  openChain: 'Rede',
  open: 'Abrir',
  openError: 'Isto não é um endereço, ou o checksum está errado.',
  none: 'O serviço não indica nenhum Safe desta conta',
  noneText: 'Conecte outra conta, ou abra um Safe pelo endereço para olhá-lo.',
  loading: 'Procurando os seus Safes',
  listFailed: (chain) => `Não foi possível listar os seus Safes em ${chain}`,
  notOwner: 'O serviço lista este Safe para você. A blockchain diz que você não é proprietário.',
  unreadable: 'Não foi possível ler a blockchain',
  owner: 'Você é proprietário',
  needsTitle: 'Precisa de você',
  needsLoading: 'Examinando as suas filas',
  rename: 'Renomear',
  save: 'Salvar',
}
