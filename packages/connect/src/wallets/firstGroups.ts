import { coinbase } from './brands/coinbase.ts'
import { ledger } from './brands/ledger.ts'
import { metaMask } from './brands/metaMask.ts'
import { phantom } from './brands/phantom.ts'
import { rabby } from './brands/rabby.ts'
import { rainbow } from './brands/rainbow.ts'
import { safe } from './brands/safe.ts'
import { trust } from './brands/trust.ts'
import { walletConnect } from './brands/walletConnect.ts'
import { zerion } from './brands/zerion.ts'
import type { WalletGroup } from './Wallet.ts'

/** What the list shows at the click, before anybody scrolls; the rest of the catalogue follows. */
export const firstGroups: readonly WalletGroup[] = [
  { name: 'recommended', wallets: [walletConnect, metaMask, rabby, safe] },
  { name: 'popular', wallets: [rainbow, coinbase, trust, ledger, phantom, zerion] },
]
