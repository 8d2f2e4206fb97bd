import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const device: LanguagePack['device'] = {
  screens: 'Tela por tela, ao assinar',
  approvalScreens: 'Tela por tela, ao aprovar na blockchain',
  executionScreens: 'Tela por tela, ao executar',
  screensText:
    'Os títulos variam de modelo para modelo, e valores longos ocupam várias telas. Os valores não podem variar.',
  hashDevices: 'Dispositivos que mostram hashes (SignatureStore com assinatura cega, Trezor One)',
  fieldDevices:
    'Dispositivos que mostram campos (Trezor Safe e T, Keystone, GridPlus; SignatureStore com mensagens brutas ativadas)',
  anyDevice: 'Qualquer dispositivo',
  review: 'Revisar',
  typedMessage: 'mensagem tipada (EIP-712)',
  transaction: 'transação',
  kind: 'Tipo',
  network: 'Rede',
  to: 'Para (o Safe)',
  amount: 'Valor',
  method: 'Método',
  data: 'Dados',
  calldataDigest: 'Calldata digest (dispositivos que conhecem o ERC-8213)',
  bytes: (count) => `${numero(count)} bytes`,
  fees: 'Taxas',
  feesText: 'como a sua carteira as definiu',
  sign: { title: 'Assinar?', value: 'só se cada valor coincidir com esta página' },
  hints: {
    safeTxHash: 'safeTxHash: o que é assinado',
    safeMessageHash: 'SafeMessage: o que é assinado',
    personal: 'se o hash for assinado como mensagem simples',
    text: 'do texto',
    typedData: 'dos dados tipados',
    call: 'do campo data',
    approval: 'de uma aprovação na blockchain',
    execution: 'da execução',
  },
}
