import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { type Address, numberToHex, zeroAddress } from 'viem'
import { hashWithKit, toKitTransaction } from '../../packages/protocol/test/hashWithKit.ts'
import type { Report } from '../BenchResult.ts'
import { median } from './median.ts'
import { time } from './time.ts'

const chainId = 1
const safe: Address = '0x657ff0D4eC65D82b2bC1247b0a558bcd2f80A0f1'
const version = '1.4.1'

function createTransaction(index: number): SafeTransaction {
  const word = numberToHex(index, { size: 32 }).slice(2)
  return {
    baseGas: 0n,
    data: `0xa9059cbb${word}${word}`,
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce: BigInt(index),
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: safe,
    value: BigInt(index) * 10n ** 15n,
  }
}

/** Our safeTxHash against protocol-kit's, over the same transactions, alternating. */
export async function measureHash(report: Report): Promise<void> {
  const transactions = Array.from({ length: 300 }, (_, index) => createTransaction(index))
  const kit = transactions.map(toKitTransaction)
  const own: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < 9; round++) {
    own.push(
      await time(() =>
        transactions.map((transaction) => hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash),
      ),
    )
    theirs.push(await time(() => kit.map((transaction) => hashWithKit(transaction, { chainId, safe, version }))))
  }
  const perHash = (values: number[]) => (median(values) * 1_000) / transactions.length
  report({ baseline: perHash(theirs), name: 'safeTxHash (baseline: protocol-kit)', unit: 'µs', value: perHash(own) })
}
