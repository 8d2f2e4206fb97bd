import { type SafeContractName, safeDeployments } from '@countersign/protocol/chain'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { batchText } from '../../lib/messages/batch.ts'

export type BatchCall = { to: Address; value: bigint; data: Hex; operation?: 0 | 1 }

/** Contracts that work by delegatecall only. */
const delegateOnly: readonly SafeContractName[] = [
  'MultiSend',
  'MultiSendCallOnly',
  'SafeMigration',
  'SafeToL2Migration',
  'SignMessageLib',
]

/** Why a call cannot be in a batch, which holds plain calls only; undefined when it can. */
export function findRefusal({ to, operation = 0 }: BatchCall): string | undefined {
  const { refusals } = batchText
  if (operation === 1) return refusals.delegatecall
  // From 1.5.0 on MultiSend treats the zero address as the Safe itself, before as a burn address.
  if (isAddressEqual(to, zeroAddress)) return refusals.zeroAddress
  const library = safeDeployments.find(
    ({ address, name }) => isAddressEqual(address, to) && delegateOnly.includes(name),
  )
  return library ? refusals.library(library.name) : undefined
}
