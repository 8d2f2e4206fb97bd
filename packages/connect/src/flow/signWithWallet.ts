import type { Address, Hex } from 'viem'
import type { Config } from 'wagmi'
import { signMessage } from 'wagmi/actions'

/** Has the connected wallet sign a text. */
export function signWithWallet(
  config: Config,
  { account, message }: { account: Address; message: string },
): Promise<Hex> {
  return signMessage(config, { account, message })
}
