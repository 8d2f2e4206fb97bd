/** The kind of a set-up step; its text is in the message catalogues. */
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

/** Exactly three steps. */
export type SetupSteps = readonly [SetupStep, SetupStep, SetupStep]

export type SetupPath = 'mobile' | 'extension' | 'desktop'

export type WalletDownloads = {
  chrome?: string | undefined
  edge?: string | undefined
  firefox?: string | undefined
  opera?: string | undefined
  safari?: string | undefined
  /** The vendor's page for all browsers. */
  extension?: string | undefined
  android?: string | undefined
  ios?: string | undefined
  /** The vendor's page for all phones; also the target of the install code. */
  mobile?: string | undefined
  linux?: string | undefined
  macos?: string | undefined
  windows?: string | undefined
  /** The vendor's page for all desktop systems. */
  desktop?: string | undefined
}

/** Deep links for a WalletConnect pairing; `{uri}` is the encoded URI. Absent: the URI itself. */
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
  /** EIP-6963 names of the wallet. */
  rdns?: readonly string[] | undefined
  /** Its flag on `window.ethereum`, for versions without EIP-6963. */
  flag?: string | undefined
  downloads?: WalletDownloads | undefined
  /**
   * Opens a page in the app's browser: `{url}` is the encoded URL, `{urlTwice}` for a link inside a link, `{place}` the
   * URL without scheme.
   */
  browse?: string | undefined
  /** Present when the wallet can be paired by WalletConnect. */
  deepLinks?: WalletDeepLinks | undefined
  steps?: Partial<Record<SetupPath, SetupSteps>> | undefined
}

/** The specification's group names are translated; others are shown as given. */
type WalletGroupName = 'recommended' | 'other' | 'popular' | 'more'

export type WalletGroup = { name: WalletGroupName | (string & {}); wallets: readonly Wallet[] }
