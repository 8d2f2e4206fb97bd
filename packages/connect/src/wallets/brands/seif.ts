import type { Wallet } from '../Wallet.ts'

export const seif: Wallet = {
  downloads: { chrome: 'https://chromewebstore.google.com/detail/albakdmmdafeafbehmcpoejenbeojejl' },
  id: 'seif',
  name: 'Seif',
  rdns: ['com.passkeywallet.seif'],
  steps: { extension: ['installExtension', 'createPasskey', 'refreshPage'] },
}
