import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const device: LanguagePack['device'] = {
  screens: 'Pantalla a pantalla, al firmar',
  approvalScreens: 'Pantalla a pantalla, al aprobar en la cadena',
  executionScreens: 'Pantalla a pantalla, al ejecutar',
  screensText:
    'Los títulos difieren de un modelo a otro, y los valores largos ocupan varias pantallas. Los valores no deben diferir.',
  hashDevices: 'Dispositivos que muestran hashes (SignatureStore con «blind signing», Trezor One)',
  fieldDevices:
    'Dispositivos que muestran campos (Trezor Safe y T, Keystone, GridPlus; SignatureStore con «raw messages» activado)',
  anyDevice: 'Cualquier dispositivo',
  review: 'Revisión',
  typedMessage: 'mensaje tipado (EIP-712)',
  transaction: 'transacción',
  kind: 'Tipo',
  network: 'Red',
  to: 'A (el Safe)',
  amount: 'Importe',
  method: 'Método',
  data: 'Datos',
  calldataDigest: 'Resumen de los datos de llamada (dispositivos que conocen ERC-8213)',
  bytes: (count) => `${numero(count)} bytes`,
  fees: 'Comisiones',
  feesText: 'como las puso su billetera',
  sign: { title: '¿Firmar?', value: 'solo si cada valor coincide con esta página' },
  hints: {
    safeTxHash: 'safeTxHash: lo que se firma',
    safeMessageHash: 'SafeMessage: lo que se firma',
    personal: 'si el hash se firma como mensaje simple',
    text: 'del texto',
    typedData: 'de los datos tipados',
    call: 'del campo de datos',
    approval: 'de una aprobación en la cadena',
    execution: 'de la ejecución',
  },
}
