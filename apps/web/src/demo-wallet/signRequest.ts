import type { DemoAccount } from '@countersign/devchain/accounts'
import type { ChainConfig } from '@countersign/protocol/config'
import { BaseError, createWalletClient, defineChain, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createWalletError } from './createWalletError.ts'
import type { SigningRequest, TransactionRequest } from './parseRequest.ts'

export type SignRequestContext = { account: DemoAccount; chain: ChainConfig; rpcUrl: string }

/** Signs with the account's published key; transactions are also sent. */
export async function signRequest(request: SigningRequest, context: SignRequestContext): Promise<Hex> {
  const account = privateKeyToAccount(context.account.privateKey)
  switch (request.kind) {
    case 'message':
      return account.signMessage({ message: { raw: request.data } })
    case 'typed-data': {
      const { EIP712Domain: _, ...types } = request.typedData.types
      return account.signTypedData({ ...request.typedData, types })
    }
    case 'transaction':
      return send(request.transaction, context)
  }
}

async function send(transaction: TransactionRequest, context: SignRequestContext): Promise<Hex> {
  const { account, chain, rpcUrl } = context
  const client = createWalletClient({
    account: privateKeyToAccount(account.privateKey),
    chain: defineChain({
      id: chain.id,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: { default: { http: [rpcUrl] } },
    }),
    transport: http(rpcUrl),
  })
  try {
    return await client.sendTransaction(transaction)
  } catch (error) {
    const message = error instanceof BaseError ? error.shortMessage : String(error)
    throw createWalletError(-32603, message)
  }
}
