import { listMultisigTransactions } from '@countersign/client'
import { safeAbi } from '@countersign/protocol/chain'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { parseExecutedSignatures, recoverSigner } from '@countersign/protocol/signatures'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { type Address, decodeFunctionData, type Hex, hexToNumber, isAddressEqual, numberToHex, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'

export type Activity = {
  /** By lower-case address, in Unix milliseconds; owners without a signature are missing. */
  seen: ReadonlyMap<string, number>
  count: number
  since: number | undefined
}

export type ActivityParameters = SafeId & { owners: readonly Address[]; version: string }

const thresholdAbi = parseAbi(['function getThreshold() view returns (uint256)'])

/** Likely to include every active owner, and few enough for any node. */
const maxRows = 40

/** A service may list rows without end that are none. */
const maxPages = 10

/** Signers come from calldata, times from headers: an omitted transaction can only make an owner look inactive. */
export function activityQuery(services: Services, { chainId, address, owners, version }: ActivityParameters) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'history', 'activity', owners.join(), version],
    queryFn: async ({ signal }): Promise<Activity> => {
      const seen = new Map<string, number>()
      const hashes = new Set<string>()
      let count = 0
      let pages = 0
      let since: number | undefined
      let pageUrl: string | undefined
      do {
        const page = await listMultisigTransactions(services.service, {
          address,
          chainId,
          executed: true,
          pageUrl,
          signal,
        })
        const rows = page.results
          .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
          .filter(({ txHash }) => txHash && !hashes.has(txHash) && hashes.add(txHash))
          .slice(0, maxRows)
        const uses = await Promise.all(rows.map((row) => readUse(services, { address, chainId, row, version })))
        for (const use of uses.flatMap((known) => known ?? [])) {
          count += 1
          since = Math.min(since ?? use.at, use.at)
          for (const signer of use.signers) {
            const key = signer.toLowerCase()
            seen.set(key, Math.max(seen.get(key) ?? 0, use.at))
          }
        }
        pageUrl = rows.length === 0 ? undefined : (page.next ?? undefined)
        pages += 1
      } while (pageUrl && pages < maxPages && count < maxRows && owners.some((owner) => !seen.has(owner.toLowerCase())))
      return { count, seen, since }
    },
    staleTime: 5 * 60_000,
    structuralSharing: false,
  })
}

type ReadUseParameters = SafeId & { row: TransactionSummary; version: string }
type Use = { at: number; signers: Address[] }

/** Signers of a transaction sent to the Safe directly that succeeded; undefined for any other. */
async function readUse(
  services: Services,
  { address, chainId, row, version }: ReadUseParameters,
): Promise<Use | undefined> {
  const { executionInfo, txHash } = row
  if (!txHash || executionInfo?.type !== 'MULTISIG') return undefined
  const client = getChainClient(services, chainId)
  const [transaction, receipt] = await Promise.all([
    client.request({ method: 'eth_getTransactionByHash', params: [txHash] }),
    client.request({ method: 'eth_getTransactionReceipt', params: [txHash] }),
  ])
  // Anyone can resend old signatures in a transaction that reverts.
  if (!transaction?.to || !transaction.blockNumber || receipt?.status !== '0x1') return undefined
  if (!isAddressEqual(transaction.to, address)) return undefined
  const number = BigInt(transaction.blockNumber)
  const [block, threshold] = await Promise.all([
    client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] }),
    readThreshold(services, { address, chainId, number: number - 1n }),
  ])
  if (!block) return undefined
  const signers = await readSigners(transaction.input, {
    address,
    chainId,
    nonce: BigInt(executionInfo.nonce),
    threshold,
    version,
  })
  return { at: hexToNumber(block.timestamp) * 1000, signers: [transaction.from, ...signers] }
}

/** The threshold before a transaction; undefined from a node without historical state. */
function readThreshold(
  services: Services,
  { address, chainId, number }: SafeId & { number: bigint },
): Promise<number | undefined> {
  const call = { abi: thresholdAbi, address, blockNumber: number, functionName: 'getThreshold' } as const
  return readContract(getChainClient(services, chainId), call).then(Number, () => undefined)
}

type ReadSignersParameters = SafeId & { nonce: bigint; threshold: number | undefined; version: string }

async function readSigners(
  input: Hex,
  { address, chainId, nonce, threshold, version }: ReadSignersParameters,
): Promise<Address[]> {
  const decoded = decodeExecution(input)
  if (!decoded) return []
  const { signatures, ...fields } = decoded
  const { safeTxHash: hash } = hashSafeTransaction({
    chainId,
    safe: address,
    transaction: { ...fields, nonce },
    version,
  })
  const executed = parseExecutedSignatures(signatures, threshold)
  const signers = await Promise.all(
    executed.signatures.map(async (signature, index) => {
      // A key's signature over the hash counts at any position.
      if (signature.kind === 'eoa' || signature.kind === 'ethSign')
        return recoverSigner({ hash, signature }).catch(() => undefined)
      // Other kinds count only where the contract checked them; those beyond the threshold may be forged.
      return index < executed.checked ? signature.signer : undefined
    }),
  )
  return signers.flatMap((signer) => signer ?? [])
}

function decodeExecution(input: Hex) {
  try {
    const call = decodeFunctionData({ abi: safeAbi, data: input })
    if (call.functionName !== 'execTransaction') return undefined
    const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] = call.args
    if (operation !== 0 && operation !== 1) return undefined
    const gas = { baseGas, gasPrice, gasToken, refundReceiver, safeTxGas }
    return { ...gas, data, operation, signatures, to, value } as const
  } catch {
    return undefined
  }
}
