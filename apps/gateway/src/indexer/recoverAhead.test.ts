import {
  type Address,
  encodeAbiParameters,
  type Hash,
  type Hex,
  numberToHex,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import type { ChainLog } from './ChainLog.ts'
import { topics } from './handlers/handlers.ts'
import type { RecoverMany } from './handlers/recoverSignatures.ts'
import { readAnnouncement } from './handlers/safeMultiSigTransaction.ts'
import { recoverAhead } from './recoverAhead.ts'

const parameters = parseAbiParameters(
  'address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes',
)
const info = parseAbiParameters('uint256, address, uint256')
const limits = { perBlock: 4, perExecution: 3, perTransaction: 3 }
const toHash = (number: number): Hash => numberToHex(number, { size: 32 })
const toSignature = (number: number) => `${numberToHex(number, { size: 64 }).slice(2)}1b`
const toMaker = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`

/** An announcement with these signatures, in a transaction of its own. */
function createLog(index: number, signatures: readonly number[]): ChainLog {
  const packed: Hex = `0x${signatures.map(toSignature).join('')}`
  const told = encodeAbiParameters(info, [BigInt(index), zeroAddress, BigInt(signatures.length)])
  const zeros = [0n, 0n, 0n, zeroAddress, zeroAddress] as const
  return {
    address: zeroAddress,
    blockHash: toHash(1),
    blockNumber: 1n,
    blockTimestamp: undefined,
    data: encodeAbiParameters(parameters, [zeroAddress, 0n, '0x', 0, ...zeros, packed, told]),
    logIndex: index,
    removed: false,
    topics: [topics.multisigAnnouncement],
    transactionHash: toHash(index),
    transactionIndex: index,
  }
}

/** Knows each maker by the number in the signature, and what it was asked for. */
function createRecover() {
  const asked: number[][] = []
  const recover: RecoverMany = async (wanted) => {
    const numbers = wanted.map(({ data }) => Number(data.slice(0, -2)))
    asked.push(numbers)
    return numbers.map((number) => (number === 13 ? null : toMaker(number)))
  }
  return { asked, recover }
}

const toWanted = (log: ChainLog, numbers: readonly number[]) =>
  numbers.map((number) => ({
    data: `0x${toSignature(number)}` as const,
    hash: readAnnouncement(log, 1).safeTxHash,
    kind: 'eoa' as const,
  }))

test('default: what is announced is looked for at once, and what is asked for later is answered in its order', async () => {
  const { asked, recover } = createRecover()
  const [first, second] = [createLog(1, [11, 12]), createLog(2, [13])]
  const ahead = recoverAhead({ chainId: 1, limits, logs: [first, second], recover })
  expect(asked).toEqual([[11, 12, 13]])
  const wanted = [...toWanted(first, [21, 11]), ...toWanted(second, [13, 22])]
  expect(await ahead(wanted)).toEqual([toMaker(21), toMaker(11), null, toMaker(22)])
  expect(asked).toEqual([
    [11, 12, 13],
    [21, 22],
  ])
})

test('behavior: a signature is that of one hash', async () => {
  const { asked, recover } = createRecover()
  const [first, second] = [createLog(1, [11]), createLog(2, [12])]
  const ahead = recoverAhead({ chainId: 1, limits, logs: [first, second], recover })
  await ahead(toWanted(second, [11]))
  expect(asked).toEqual([[11, 12], [11]])
})

test('behavior: what is over a limit, or is not what its topic says, is not looked for', async () => {
  const { asked, recover } = createRecover()
  const strange: ChainLog = { ...createLog(5, [15]), data: '0x01' }
  const logs = [createLog(1, [1, 2, 3, 4]), createLog(2, [5, 6, 7]), strange, createLog(3, [8, 9])]
  recoverAhead({ chainId: 1, limits, logs, recover })
  expect(asked).toEqual([[5, 6, 7]])
})

test('error: a search that failed is told to who asks, and to nobody else', async () => {
  const recover: RecoverMany = async () => Promise.reject(new Error('no'))
  const log = createLog(1, [11])
  const ahead = recoverAhead({ chainId: 1, limits, logs: [log], recover })
  await expect(ahead(toWanted(log, [11]))).rejects.toThrow('no')
})
