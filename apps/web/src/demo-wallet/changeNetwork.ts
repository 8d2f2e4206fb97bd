import type { DemoAccount } from '@countersign/devchain/accounts'
import { sanitizeText } from '@countersign/protocol/text'
import { AddressSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import type { Network } from './createNetwork.ts'
import { messages } from './messages.ts'
import { type ConfirmPrompt, createWalletError } from './WalletRequestPrompt.ts'

export type ChangeNetworkParameters = {
  account: DemoAccount
  confirm: ConfirmPrompt
  method: 'wallet_addEthereumChain' | 'wallet_switchEthereumChain'
  network: Network
  params: unknown
}

const ChainSchema = z.tuple([z.object({ chainId: z.string().regex(/^0x[0-9a-f]{1,12}$/i) })]).rest(z.unknown())

/** Handles `wallet_switchEthereumChain` and `wallet_addEthereumChain`, for embedded chains only. */
export async function changeNetwork(parameters: ChangeNetworkParameters): Promise<null> {
  const { account, confirm, method, network, params } = parameters
  const [requested] = ChainSchema.safeParse(params).data ?? []
  const id = Number(requested?.chainId)
  if (network.current().chain.id === id) return null
  const target = network.find(id)
  const isNew = !network.isKnown(id)
  if (!target || (isNew && method !== 'wallet_addEthereumChain'))
    throw createWalletError(4902, target ? messages.chainNotAdded : messages.chainNotEmbedded)
  await confirm({
    account,
    approve: isNew ? messages.approveAdd : messages.approveChain,
    raw: JSON.stringify(params, undefined, 2),
    rows: [
      { label: messages.chain, value: `${sanitizeText(target.chain.name)} (${id})` },
      { isCode: true, label: messages.node, value: target.rpcUrl },
    ],
    title: isNew ? messages.addTitle : messages.chainTitle,
  })
  network.add(id)
  return null
}

const TokenSchema = z.object({
  options: z.object({
    address: AddressSchema,
    decimals: z.number().int().min(0).max(255),
    symbol: z.string().min(1).max(100),
  }),
  type: z.literal('ERC20'),
})

/** Prompts for `wallet_watchAsset`; the demo wallet has no token list and states so. */
export async function watchToken(parameters: Omit<ChangeNetworkParameters, 'method' | 'network'>): Promise<true> {
  const { account, confirm, params } = parameters
  const parsed = TokenSchema.safeParse(params)
  if (!parsed.success) throw createWalletError(-32602, `Invalid parameters: ${z.prettifyError(parsed.error)}`)
  const { address, decimals, symbol } = parsed.data.options
  await confirm({
    account,
    approve: messages.approveToken,
    cautions: [messages.tokenNote],
    raw: JSON.stringify(params, undefined, 2),
    rows: [
      { isCode: true, label: messages.token, value: address },
      { label: messages.symbol, value: sanitizeText(symbol) },
      { label: messages.decimals, value: String(decimals) },
    ],
    title: messages.tokenTitle,
  })
  return true
}
