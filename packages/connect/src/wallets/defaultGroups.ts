import { apps } from './brands/apps.ts'
import { more } from './brands/more.ts'
import { other } from './brands/other.ts'
import { popular } from './brands/popular.ts'
import { recommended } from './brands/recommended.ts'
import type { WalletGroup } from './Wallet.ts'

/** The full catalogue in default order; an app can pass its own groups. */
export const defaultGroups: readonly WalletGroup[] = [
  { name: 'recommended', wallets: recommended },
  { name: 'popular', wallets: popular },
  { name: 'other', wallets: other },
  { name: 'more', wallets: [...more, ...apps] },
]
