import type { Address, Hex } from 'viem'
import type { Config } from 'wagmi'
import { disconnect, getConnections, signMessage } from 'wagmi/actions'
import { connectWallet, getFirstStatus } from '../flow/connectWallet.ts'
import { switchNetwork, toSwitchFailure } from '../flow/switchNetwork.ts'
import { trackTransactions } from '../flow/trackTransactions.ts'
import { en } from '../messages/en.ts'
import { prepareSignIn, runSignIn } from '../sign-in/runSignIn.ts'
import { listWallets } from '../wallet-list/buildWalletList.ts'
import { openDeepLink } from '../wallet-list/links.ts'
import { planConnection } from '../wallet-list/planConnection.ts'
import { DialogContent } from './DialogContent.tsx'

export const dialogChunk = {
  DialogContent,
  connectWallet,
  disconnectAll,
  en,
  getFirstStatus,
  listWallets,
  openDeepLink,
  planConnection,
  prepareSignIn,
  runSignIn,
  signWithWallet,
  switchNetwork,
  toSwitchFailure,
  trackTransactions,
} as const

export type DialogChunk = typeof dialogChunk

/** Disconnects all wallets: wagmi alone would fall back to a second connection. */
async function disconnectAll(config: Config): Promise<void> {
  for (const { connector } of getConnections(config)) await disconnect(config, { connector })
}

function signWithWallet(config: Config, { account, message }: { account: Address; message: string }): Promise<Hex> {
  return signMessage(config, { account, message })
}
