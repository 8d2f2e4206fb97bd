import type { DemoAccount } from '@countersign/devchain/accounts'
import { sanitizeText } from '@countersign/protocol/text'
import { AddressSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import type { Network } from './createNetwork.ts'
import { type ConfirmPrompt, createWalletError } from './WalletRequestPrompt.ts'

const t = createCatalogue('demoWallet')

const chainNotAdded = 'The demo wallet does not have this chain. Add it with wallet_addEthereumChain first.'
const chainNotEmbedded = 'The demo wallet supports embedded chains only.'

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
    throw createWalletError(4902, target ? chainNotAdded : chainNotEmbedded)
  await confirm({
    account,
    approve: isNew ? t('approveAdd') : t('approveChain'),
    raw: JSON.stringify(params, undefined, 2),
    rows: [
      { label: t('chain'), value: t('chainName', { id: String(id), name: sanitizeText(target.chain.name) }) },
      { isCode: true, label: t('node'), value: target.rpcUrl },
    ],
    title: isNew ? t('addTitle') : t('chainTitle'),
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
    approve: t('approveToken'),
    cautions: [t('tokenNote')],
    raw: JSON.stringify(params, undefined, 2),
    rows: [
      { isCode: true, label: t('token'), value: address },
      { label: t('symbol'), value: sanitizeText(symbol) },
      { label: t('decimals'), value: String(decimals) },
    ],
    title: t('tokenTitle'),
  })
  return true
}
