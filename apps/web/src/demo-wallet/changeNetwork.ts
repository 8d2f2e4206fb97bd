import type { DemoAccount } from '@countersign/devchain/accounts'
import { sanitizeText } from '@countersign/protocol/text'
import { z } from 'zod'
import type { DemoChain, Network } from './createNetwork.ts'
import { createWalletError } from './createWalletError.ts'
import { messages } from './messages.ts'
import type { WalletRequestPrompt } from './WalletRequestPrompt.ts'

export type ChangeNetworkParameters = {
  account: DemoAccount
  confirm: (prompt: WalletRequestPrompt) => Promise<boolean>
  method: 'wallet_addEthereumChain' | 'wallet_switchEthereumChain'
  network: Network
  params: unknown
}

const ParamsSchema = z.tuple([z.object({ chainId: z.string().regex(/^0x[0-9a-f]{1,12}$/i) })]).rest(z.unknown())

/** Handles `wallet_switchEthereumChain` and `wallet_addEthereumChain`, for embedded chains only. */
export async function changeNetwork(parameters: ChangeNetworkParameters): Promise<null> {
  const { account, confirm, method, network, params } = parameters
  const [requested] = ParamsSchema.safeParse(params).data ?? []
  const id = Number(requested?.chainId)
  if (network.current().chain.id === id) return null
  const target = network.find(id)
  const isAdding = method === 'wallet_addEthereumChain'
  if (!target || !(isAdding || network.isKnown(id)))
    throw createWalletError(4902, target ? messages.chainNotAdded : messages.chainNotEmbedded)
  if (!(await confirm(describe(target, { account, isNew: !network.isKnown(id), params }))))
    throw createWalletError(4001, 'User rejected the request.')
  network.add(id)
  return null
}

function describe(
  { chain, rpcUrl }: DemoChain,
  { account, isNew, params }: { account: DemoAccount; isNew: boolean; params: unknown },
): WalletRequestPrompt {
  return {
    account,
    approve: isNew ? messages.approveAdd : messages.approveChain,
    cautions: [],
    raw: JSON.stringify(params, undefined, 2),
    rows: [
      { label: messages.chain, value: `${sanitizeText(chain.name)} (${chain.id})` },
      { isCode: true, label: messages.node, value: rpcUrl },
    ],
    title: isNew ? messages.addTitle : messages.chainTitle,
  }
}
