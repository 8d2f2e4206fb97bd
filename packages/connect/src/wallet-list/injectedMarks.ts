/** Flags of wallets on `window.ethereum`, with their names. Other wallets set isMetaMask too: it counts last. */
const NAMES: readonly (readonly [flag: string, name: string])[] = [
  ['isRabby', 'Rabby Wallet'],
  ['isBraveWallet', 'Brave Wallet'],
  ['isCoinbaseWallet', 'Coinbase Wallet'],
  ['isTrustWallet', 'Trust Wallet'],
  ['isOkxWallet', 'OKX Wallet'],
  ['isRainbow', 'Rainbow'],
  ['isPhantom', 'Phantom'],
  ['isZerion', 'Zerion'],
  ['isFrame', 'Frame'],
  ['isBitKeep', 'Bitget Wallet'],
  ['isTokenPocket', 'TokenPocket'],
  ['isExodus', 'Exodus'],
  ['isTally', 'Taho'],
  ['isMetaMask', 'MetaMask'],
]

/** The flags of a provider, own and inherited. An untrusted object can throw on access. */
export function listMarks(provider: unknown): string[] {
  if (typeof provider !== 'object' || provider === null) return []
  const has = (key: string) => {
    try {
      return Reflect.get(provider, key) === true
    } catch {
      return false
    }
  }
  const own = Object.keys(provider).filter((key) => /^is[A-Z]/.test(key) || key === 'isxPortal')
  return [...new Set([...own, ...NAMES.map(([flag]) => flag)])].filter(has)
}

export function nameByMarks(marks: readonly string[]): string | undefined {
  return NAMES.find(([flag]) => marks.includes(flag))?.[1]
}
