import type { SetupPath } from '../wallets/Wallet.ts'
import type { Environment } from './Environment.ts'
import { getDownload } from './getDownload.ts'
import { listPaths } from './listPaths.ts'
import type { WalletItem } from './WalletItem.ts'

export type Download = { path: SetupPath; url: string }

/** Downloads of a wallet that lead to a connection from here. */
export function listDownloads(item: WalletItem, environment: Environment): Download[] {
  return listPaths(item, environment).flatMap((path) => {
    const url = getDownload(item.wallet, path, environment)
    return url === undefined ? [] : [{ path, url }]
  })
}
