import type { Wallet } from '../wallets/Wallet.ts'

/** A deep link that opens this page in the wallet app's browser; undefined when the app has none. */
export function toBrowseLink({ browse }: Wallet, page: string): string | undefined {
  const { hash, host, pathname, search } = new URL(page)
  return browse?.replaceAll('{url}', encodeURIComponent(page)).replace('{place}', `${host}${pathname}${search}${hash}`)
}
