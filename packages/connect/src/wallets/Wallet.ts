/** What one step of a setup is about; its words are in the message catalogues, with the wallet's name filled in. */
export type SetupStep =
  | 'installApp'
  | 'installExtension'
  | 'installDesktop'
  | 'openBrowserWallet'
  | 'createWallet'
  | 'createPasskey'
  | 'connectDevice'
  | 'scanCode'
  | 'scanFromSettings'
  | 'connectApp'
  | 'connectDesktop'
  | 'openInApp'
  | 'refreshPage'

/** Exactly three: more is a manual, fewer hides something. */
export type SetupSteps = readonly [SetupStep, SetupStep, SetupStep]

export type SetupPath = 'mobile' | 'extension' | 'desktop'

export type WalletDownloads = {
  chrome?: string | undefined
  edge?: string | undefined
  firefox?: string | undefined
  opera?: string | undefined
  safari?: string | undefined
  /** The maker's own page for all browsers. */
  extension?: string | undefined
  android?: string | undefined
  ios?: string | undefined
  /** The maker's own page for all phones; also the target of the install code. */
  mobile?: string | undefined
  linux?: string | undefined
  macos?: string | undefined
  windows?: string | undefined
  /** The maker's own page for all desktop systems. */
  desktop?: string | undefined
}

/** Links that hand a WalletConnect pairing to the wallet; `{uri}` stands for the encoded pairing. Missing: the pairing itself. */
export type WalletDeepLinks = {
  android?: string | undefined
  ios?: string | undefined
  qr?: string | undefined
  desktop?: string | undefined
}

/** One brand: data only. */
export type Wallet = {
  id: string
  name: string
  icon?: string | undefined
  /** The names under which the wallet announces itself (EIP-6963). */
  rdns?: readonly string[] | undefined
  /** The mark that it leaves on `window.ethereum`, for versions that do not announce themselves. */
  flag?: string | undefined
  downloads?: WalletDownloads | undefined
  /** Opens a page in the browser inside of the app: `{url}` stands for its encoded address, `{place}` for it without the scheme. */
  browse?: string | undefined
  /** Present when the wallet can be paired by WalletConnect. */
  deepLinks?: WalletDeepLinks | undefined
  steps?: Partial<Record<SetupPath, SetupSteps>> | undefined
}

/** The group names of the specification are translated; any other is shown as it is. */
type WalletGroupName = 'recommended' | 'other' | 'popular' | 'more'

export type WalletGroup = { name: WalletGroupName | (string & {}); wallets: readonly Wallet[] }
