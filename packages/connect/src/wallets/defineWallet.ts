import type { SetupPath, SetupSteps, Wallet, WalletDownloads } from './Wallet.ts'

const STORES = {
  android: 'https://play.google.com/store/apps/details?id=',
  chrome: 'https://chromewebstore.google.com/detail/',
  ios: 'https://apps.apple.com/app/id',
} as const

const USUAL_SETUPS: readonly { downloads: readonly (keyof WalletDownloads)[]; path: SetupPath; steps: SetupSteps }[] = [
  {
    downloads: ['chrome', 'edge', 'extension', 'firefox', 'opera', 'safari'],
    path: 'extension',
    steps: ['installExtension', 'createWallet', 'refreshPage'],
  },
  {
    downloads: ['android', 'ios', 'mobile'],
    path: 'mobile',
    steps: ['installApp', 'createWallet', 'scanCode'],
  },
  {
    downloads: ['desktop', 'linux', 'macos', 'windows'],
    path: 'desktop',
    steps: ['installDesktop', 'createWallet', 'connectDesktop'],
  },
]

type Brand = Omit<Wallet, 'id' | 'name'> & {
  /** The app's id in each store. */
  stores?: Partial<Record<keyof typeof STORES, string>>
}

/** A brand of the catalogue: `steps` only where they differ from the usual ones of a download. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWallet(id: string, name: string, { stores = {}, ...brand }: Brand): Wallet {
  const downloads: WalletDownloads = { ...brand.downloads }
  for (const store of ['android', 'chrome', 'ios'] as const)
    if (stores[store]) downloads[store] = `${STORES[store]}${stores[store]}`
  const steps: Wallet['steps'] = {}
  for (const usual of USUAL_SETUPS)
    if (usual.downloads.some((download) => downloads[download]))
      steps[usual.path] = brand.steps?.[usual.path] ?? usual.steps
  return { ...brand, downloads, id, name, steps }
}
