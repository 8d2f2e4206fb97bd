import { HardwareError } from './hardwareErrors.ts'

/** Components of a BIP-32 path; hardened ones have the highest bit set. */
export type DerivationPath = readonly number[]

const HARDENED = 0x80_00_00_00
/** More than any wallet uses; the Ethereum app accepts ten. */
const MAX_DEPTH = 10

/** `m/44'/60'/0'/0/0`, with `'`, `’` or `h`; undefined if it is none. */
export function parsePath(text: string): DerivationPath | undefined {
  const parts = text.trim().replace(/^m\/?/i, '').split('/')
  if (parts.length > MAX_DEPTH) return undefined
  const path = parts.map((part) => {
    const [, digits, mark] = /^(\d{1,10})(['’hH]?)$/.exec(part) ?? []
    const index = Number(digits)
    return digits === undefined || index >= HARDENED ? Number.NaN : index + (mark ? HARDENED : 0)
  })
  return path.some(Number.isNaN) ? undefined : path
}

export function formatPath(path: DerivationPath): string {
  return ['m', ...path.map((part) => (part >= HARDENED ? `${part - HARDENED}'` : `${part}`))].join('/')
}

export const isHardened = (part: number) => part >= HARDENED
export const harden = (index: number) => index + HARDENED

export type PathScheme = 'live' | 'standard' | 'legacy' | 'custom'

/** The account at a position, by the schemes that wallets use. */
export function toAccountPath(scheme: Exclude<PathScheme, 'custom'>, index: number): DerivationPath {
  const coin = [harden(44), harden(60)]
  switch (scheme) {
    case 'live':
      return [...coin, harden(index), 0, 0]
    case 'standard':
      return [...coin, harden(0), 0, index]
    case 'legacy':
      return [...coin, harden(0), index]
  }
}

/** The accounts after a path that the user typed: its last component counts up. */
export function stepPath(path: DerivationPath, steps: number): DerivationPath {
  const last = path.at(-1) ?? 0
  const next = last + steps
  if (isHardened(last) !== isHardened(next) || next > 0xff_ff_ff_ff) throw new HardwareError('wrongPath')
  return [...path.slice(0, -1), next]
}
