import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

/** Words for what devices show; standard names stay as ERC-8213 has them. */
export const deviceText = {
  screens: 'Screen by screen, when signing',
  approvalScreens: 'Screen by screen, when approving on the chain',
  executionScreens: 'Screen by screen, when executing',
  screensText: 'Titles differ from model to model, and long values take several screens. The values must not differ.',
  hashDevices: 'Devices that show hashes (SignatureStore with blind signing, Trezor One)',
  fieldDevices:
    'Devices that show fields (Trezor Safe and T, Keystone, GridPlus; SignatureStore with raw messages switched on)',
  anyDevice: 'Any device',
  review: 'Review',
  typedMessage: 'typed message (EIP-712)',
  transaction: 'transaction',
  kind: 'Type',
  network: 'Network',
  to: 'To (the Safe)',
  amount: 'Amount',
  method: 'Method',
  data: 'Data',
  calldataDigest: 'Calldata digest (devices that know ERC-8213)',
  bytes: (count: number) => `${groupDigits(count)} bytes`,
  fees: 'Fees',
  feesText: 'as your wallet set them',
  sign: { title: 'Sign?', value: 'only if every value agrees with this page' },
  hints: {
    safeTxHash: 'safeTxHash: what is signed',
    safeMessageHash: 'SafeMessage: what is signed',
    personal: 'if the hash is signed as a plain message',
    text: 'of the text',
    typedData: 'of the typed data',
    call: 'of the data field',
    approval: 'of an approval on the chain',
    execution: 'of the execution',
  },
}

translate('device', deviceText)
