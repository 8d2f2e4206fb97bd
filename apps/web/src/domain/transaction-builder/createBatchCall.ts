import { type SafeContractName, safeDeployments } from '@countersign/protocol/chain'
import { decodeCall, encodeMultiSend } from '@countersign/protocol/decode'
import { type Address, encodeFunctionData, type Hex, isAddressEqual, parseAbi, zeroAddress } from 'viem'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('batch')

export type BatchCall = { to: Address; value: bigint; data: Hex; operation?: 0 | 1 }

const delegateOnly: readonly SafeContractName[] = [
  'MultiSend',
  'MultiSendCallOnly',
  'SafeMigration',
  'SafeToL2Migration',
  'SignMessageLib',
]

/** Why a call cannot be in a batch, which holds plain calls only; undefined when it can. */
export function findRefusal({ to, operation = 0 }: BatchCall): string | undefined {
  if (operation === 1) return t('refusals.delegatecall')
  // From 1.5.0 on MultiSend treats the zero address as the Safe itself, before as a burn address.
  if (isAddressEqual(to, zeroAddress)) return t('refusals.zeroAddress')
  const library = safeDeployments.find(
    ({ address, name }) => isAddressEqual(address, to) && delegateOnly.includes(name),
  )
  return library ? t('refusals.library', { name: library.name }) : undefined
}

const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

/** One MultiSendCallOnly delegatecall; values are inside, so the outer one is 0. A single call stays as it is. */
export function createBatchCall(calls: readonly BatchCall[], multiSend: Address): BatchCall {
  const [only, ...others] = calls
  if (only && others.length === 0) return { to: only.to, value: only.value, data: only.data }
  const packed: Hex = encodeMultiSend(calls.map(({ to, value, data }) => ({ to, value, data, operation: 0 })))
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] })
  return { to: multiSend, value: 0n, data, operation: 1 }
}

export function unfoldCall(call: BatchCall): BatchCall[] {
  const { to, value, data, operation = 0 } = call
  const isBatch =
    operation === 1 &&
    safeDeployments.some(({ address, name }) => name === 'MultiSendCallOnly' && isAddressEqual(address, to))
  if (!isBatch) return [call]
  const { batch } = decodeCall({ to, value, data, operation })
  return batch?.ok && batch.calls.every((item) => item.operation === 0) ? batch.calls : [call]
}

export function callsItself(
  call: { to: Address; value: bigint; data: Hex; operation?: 0 | 1 },
  safe: Address,
  selectors: readonly Hex[],
): boolean {
  return unfoldCall(call).some(
    ({ to, data }) => isAddressEqual(to, safe) && selectors.some((selector) => data.startsWith(selector)),
  )
}
