import type { Address, Hex } from 'viem'
import type { Config } from 'wagmi'
import { disconnect, getConnections, signMessage } from 'wagmi/actions'
import { connectWallet } from '../flow/connectWallet.ts'
import { getFirstStatus } from '../flow/getFirstStatus.ts'
import { openDeepLink } from '../flow/openDeepLink.ts'
import { switchNetwork } from '../flow/switchNetwork.ts'
import { toSwitchFailure } from '../flow/toSwitchFailure.ts'
import { en } from '../messages/en.ts'
import { prepareSignIn, runSignIn } from '../sign-in/runSignIn.ts'
import { waitForTransaction } from '../transactions/waitForTransaction.ts'
import { listWallets } from '../wallet-list/listWallets.ts'
import { planConnection } from '../wallet-list/planConnection.ts'
import { DialogContent } from './DialogContent.tsx'

/** What only a click can need, in one piece that is loaded with the dialog. */
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
  waitForTransaction,
} as const

export type AfterClick = typeof dialogChunk

/** Disconnect means nobody is connected afterwards: wagmi alone would fall back to a second wallet. */
async function disconnectAll(config: Config): Promise<void> {
  for (const { connector } of getConnections(config)) await disconnect(config, { connector })
}

/** Has the connected wallet sign a text. */
function signWithWallet(config: Config, { account, message }: { account: Address; message: string }): Promise<Hex> {
  return signMessage(config, { account, message })
}
