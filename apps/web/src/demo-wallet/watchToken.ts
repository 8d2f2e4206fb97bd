import type { DemoAccount } from '@countersign/devchain/accounts'
import { sanitizeText } from '@countersign/protocol/text'
import { AddressSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { createWalletError } from './createWalletError.ts'
import { messages } from './messages.ts'
import type { WalletRequestPrompt } from './WalletRequestPrompt.ts'

const ParamsSchema = z.object({
  options: z.object({
    address: AddressSchema,
    decimals: z.number().int().min(0).max(255),
    symbol: z.string().min(1).max(100),
  }),
  type: z.literal('ERC20'),
})

export type WatchTokenParameters = {
  account: DemoAccount
  confirm: (prompt: WalletRequestPrompt) => Promise<boolean>
  params: unknown
}

/** Prompts for `wallet_watchAsset`; the demo wallet has no token list and states so. */
export async function watchToken({ account, confirm, params }: WatchTokenParameters): Promise<true> {
  const parsed = ParamsSchema.safeParse(params)
  if (!parsed.success) throw createWalletError(-32602, `Invalid parameters: ${z.prettifyError(parsed.error)}`)
  const { address, decimals, symbol } = parsed.data.options
  const isApproved = await confirm({
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
  if (!isApproved) throw createWalletError(4001, 'User rejected the request.')
  return true
}
