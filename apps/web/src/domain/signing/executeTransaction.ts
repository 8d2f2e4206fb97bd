import { encodeExecTransaction, type SafeTransaction } from '@countersign/protocol'
import type { Address, Chain, Client, Hex, Transport } from 'viem'
import { call, estimateGas, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { getConnectorClient } from 'wagmi/actions'
import { findOutcome } from '../report/readProgress.ts'

export type Execution = { safe: Address; transaction: SafeTransaction; packedSignatures: Hex; account: Address }

/** Runs the execution on the node without sending it; throws what the contract would answer. */
export async function dryRun(
  client: Client,
  { safe, transaction, packedSignatures, account }: Execution,
): Promise<void> {
  const data = encodeExecTransaction({ transaction, signatures: packedSignatures })
  await call(client, { account, to: safe, data })
}

export type ExecuteTransactionParameters = Execution & {
  wagmi: Config
  client: Client<Transport, Chain>
  chainId: number
  safeTxHash: Hex
  onSent?: (hash: Hex) => void
}

/** Tries it, sends it through the wallet, waits for the receipt and reads the outcome from the Safe's own log. */
export async function executeTransaction(
  parameters: ExecuteTransactionParameters,
): Promise<'executed' | 'failed' | undefined> {
  const { wagmi, client, chainId, safe, safeTxHash, transaction, packedSignatures, account, onSent } = parameters
  const data = encodeExecTransaction({ transaction, signatures: packedSignatures })
  const request = { to: safe, data }
  const estimate = await estimateGas(client, { account, ...request })
  const wallet = await getConnectorClient(wagmi, { account, chainId })
  // An inner call gets at most 63/64 of what is left: some room, or it fails and burns the nonce.
  const gas = (estimate * 130n) / 100n
  const hash = await sendTransaction(wallet, { account, chain: client.chain, gas, ...request })
  onSent?.(hash)
  const { logs, status } = await waitForTransactionReceipt(client, { hash, pollingInterval: 500 })
  if (status === 'reverted') return 'failed'
  return findOutcome(logs, { chainId, address: safe, safeTxHash })
}
