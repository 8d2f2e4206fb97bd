import type { Wallet } from '../Wallet.ts'

export const safe: Wallet = {
  icon: new URL('../../icons/safe.svg?no-inline', import.meta.url).href,
  id: 'safe',
  name: 'Safe',
}
