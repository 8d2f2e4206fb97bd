import type { DemoAccount } from '@countersign/devchain/accounts'
import type { ChainConfig } from '@countersign/protocol/config'
import type { Hex } from 'viem'
import { createWalletError } from './createWalletError.ts'
import { describeRequest } from './describeRequest.ts'
import { parseRequest, type SigningMethod } from './parseRequest.ts'
import { signRequest } from './signRequest.ts'
import type { WalletRequestPrompt } from './WalletRequestPrompt.ts'

export type HandleSigningRequestParameters = {
  account: DemoAccount | undefined
  confirm: (prompt: WalletRequestPrompt) => Promise<boolean>
  chain: ChainConfig
  method: SigningMethod
  params: unknown
  rpcUrl: string
}

export async function handleSigningRequest(parameters: HandleSigningRequestParameters): Promise<Hex> {
  const { account, confirm, chain, method, params, rpcUrl } = parameters
  const request = parseRequest({ chainId: chain.id, method, params })
  if (!account || account.address !== request.from)
    throw createWalletError(4100, 'The requested account has not been authorized by the user.')
  if (!(await confirm(describeRequest(request, { account, chain }))))
    throw createWalletError(4001, 'User rejected the request.')
  return signRequest(request, { account, chain, rpcUrl })
}
