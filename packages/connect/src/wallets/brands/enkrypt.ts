import type { Wallet } from '../Wallet.ts'

export const enkrypt: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/kkpllkodjeloidieedojogacfhpaihoh',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/enkrypt-ethereum-polkad/gfenajajnjjmmdojhdjmnngomkhlnfjl',
    extension: 'https://www.enkrypt.com',
    firefox: 'https://addons.mozilla.org/firefox/addon/enkrypt',
    opera: 'https://addons.opera.com/en/extensions/details/enkrypt/',
    safari: 'https://apps.apple.com/app/id1640164309',
  },
  icon: new URL('../../icons/enkrypt.svg?no-inline', import.meta.url).href,
  id: 'enkrypt',
  name: 'Enkrypt',
  rdns: ['com.enkrypt'],
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
