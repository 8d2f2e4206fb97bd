import type { Wallet } from '../Wallet.ts'

export const universalProfiles: Wallet = {
  deepLinks: {},
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.universaleverything.universalprofiles',
    chrome: 'https://chromewebstore.google.com/detail/abpickdkkbnbcoepogfhkhennhfhehfn',
    extension: 'https://my.universalprofile.cloud',
    ios: 'https://apps.apple.com/app/id6702018631',
    mobile: 'https://my.universalprofile.cloud',
  },
  id: 'universal-profiles',
  name: 'Universal Profiles',
  rdns: ['io.universaleverything.universalprofiles'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
