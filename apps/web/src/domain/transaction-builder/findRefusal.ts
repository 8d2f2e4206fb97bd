import { type SafeContractName, safeDeployments } from '@countersign/protocol/chain'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { batchText } from '../../lib/messages/batch.ts'

export type BatchCall = { to: Address; value: bigint; data: Hex; operation?: 0 | 1 }

/** They do their work in the place of the Safe; called, they act for themselves or refuse. */
const delegateOnly: readonly SafeContractName[] = [
  'MultiSend',
  'MultiSendCallOnly',
  'SafeMigration',
  'SafeToL2Migration',
  'SignMessageLib',
]

/** Why a call cannot be part of a batch; undefined when it can. A batch is made of plain calls alone. */
export function findRefusal({ to, operation = 0 }: BatchCall): string | undefined {
  const { refusals } = batchText
  if (operation === 1) return refusals.delegatecall
  // From 1.5.0 on MultiSend reads it as the Safe itself, before as the address where things are lost.
  if (isAddressEqual(to, zeroAddress)) return refusals.zeroAddress
  const library = safeDeployments.find(
    ({ address, name }) => isAddressEqual(address, to) && delegateOnly.includes(name),
  )
  return library ? refusals.library(library.name) : undefined
}
