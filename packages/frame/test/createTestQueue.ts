import {
  hashOnChain,
  type SafeTransaction,
  signHash,
  type TestClient,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  isHex,
  parseAbi,
  size,
  zeroAddress,
} from 'viem'

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function multiSend(bytes transactions) payable',
  'function nonce() view returns (uint256)',
])
/** MultiSendCallOnly 1.4.1 */
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

export type StoredTransaction = {
  safeTxHash: Hex
  signatures: Hex
  signers: readonly Address[]
  transaction: SafeTransaction
  txHash: Hex | null
}

type Call = { data: string; to: string; value: string }

export type CreateTestQueueParameters = {
  client: TestClient
  onProposed: ((transaction: StoredTransaction) => Promise<void>) | undefined
  safe: Address
}

/** The proposals of a test host. */
export function createTestQueue({ client, onProposed, safe }: CreateTestQueueParameters) {
  const transactions: StoredTransaction[] = []

  async function add(call: Pick<SafeTransaction, 'data' | 'operation' | 'to' | 'value'>, signers: readonly Address[]) {
    const waiting = transactions.filter(({ txHash }) => txHash === null)
    const nonce = await client.readContract({ abi, address: safe, functionName: 'nonce' })
    const transaction = toSafeTransaction({ ...call, nonce: nonce + BigInt(waiting.length) })
    const safeTxHash = await hashOnChain(client, safe, transaction)
    const signatures = await signHash(safeTxHash, signers)
    const stored = { safeTxHash, signatures, signers, transaction, txHash: null }
    transactions.push(stored)
    await onProposed?.(stored)
    return safeTxHash
  }

  return {
    delegate: async (to: Address, data: Hex, signers: readonly Address[]) => {
      const safeTxHash = await add({ data, operation: 1, to, value: 0n }, signers)
      await execute()
      return safeTxHash
    },
    describe,
    execute,
    propose(calls: readonly Call[], signers: readonly Address[]) {
      const parsed = calls.map(({ data, to, value }) => ({
        data: isHex(data) ? data : ('0x' as const),
        to: getAddress(to),
        value: BigInt(value),
      }))
      const [only] = parsed
      if (parsed.length === 1 && only) return add({ ...only, operation: 0 }, signers)
      const packed = concat(
        parsed.map(({ data, to, value }) =>
          encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
        ),
      )
      const data = encodeFunctionData({ abi, args: [packed], functionName: 'multiSend' })
      return add({ data, operation: 1, to: multiSend, value: 0n }, signers)
    },
    transactions,
  }

  async function execute(): Promise<void> {
    for (const stored of transactions) {
      if (stored.txHash !== null) continue
      const { data, operation, to, value } = stored.transaction
      const args = [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, stored.signatures] as const
      stored.txHash = await client.sendTransaction({
        account: stored.signers[0] ?? zeroAddress,
        data: encodeFunctionData({ abi, args, functionName: 'execTransaction' }),
        gas: 5_000_000n,
        to: safe,
      })
    }
  }

  /** As the official service describes a transaction. */
  async function describe(safeTxHash: string): Promise<unknown> {
    const stored = transactions.find((candidate) => candidate.safeTxHash === safeTxHash)
    if (!stored) throw new Error('Request failed')
    const { signatures, signers, transaction, txHash } = stored
    const receipt = txHash ? await client.getTransactionReceipt({ hash: txHash }) : undefined
    const to = { logoUri: null, name: null, value: transaction.to }
    return {
      detailedExecutionInfo: {
        baseGas: '0',
        confirmations: signers.map((signer, index) => ({
          signature: `0x${signatures.slice(2 + index * 130, 132 + index * 130)}`,
          signer: { logoUri: null, name: null, value: signer },
          submittedAt: 1,
        })),
        confirmationsRequired: signers.length,
        executor: null,
        gasPrice: '0',
        gasToken: zeroAddress,
        nonce: Number(transaction.nonce),
        refundReceiver: { logoUri: null, name: null, value: zeroAddress },
        rejectors: [],
        safeTxGas: '0',
        safeTxHash,
        signers: signers.map((value) => ({ logoUri: null, name: null, value })),
        submittedAt: 1,
        trusted: true,
        type: 'MULTISIG',
      },
      executedAt: receipt ? 1 : null,
      safeAddress: safe,
      txData: {
        dataDecoded: null,
        hexData: transaction.data,
        operation: transaction.operation,
        to,
        value: transaction.value.toString(),
      },
      txHash,
      txId: `multisig_${safe}_${safeTxHash}`,
      txInfo: {
        actionCount: null,
        dataSize: String(size(transaction.data)),
        isCancellation: false,
        methodName: null,
        to,
        type: 'Custom',
        value: transaction.value.toString(),
      },
      txStatus: receipt ? (receipt.status === 'success' ? 'SUCCESS' : 'FAILED') : 'AWAITING_EXECUTION',
    }
  }
}
