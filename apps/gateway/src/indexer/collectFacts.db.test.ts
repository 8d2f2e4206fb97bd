import { encodeAbiParameters, numberToHex, pad, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createLogger } from '../lib/createLogger.ts'
import { recoverHere } from '../lib/recoverSignatures.ts'
import type { ChainLog } from './ChainLog.ts'
import { collectFacts } from './collectFacts.ts'
import { topics } from './handlers/handlers.ts'
import { defaultIndexerLimits } from './IndexerLimits.ts'

const safe = '0x1111111111111111111111111111111111111111'
const signatureLimits = { signaturesPerBlock: 10, signaturesPerExecution: 10, signaturesPerTransaction: 10 }

function createLog(part: Partial<ChainLog>): ChainLog {
  return {
    address: safe,
    blockHash: zeroHash,
    blockNumber: 5n,
    blockTimestamp: undefined,
    data: '0x',
    logIndex: 3,
    removed: false,
    topics: [topics.transfer, zeroHash, zeroHash],
    transactionHash: zeroHash,
    transactionIndex: 0,
    ...part,
  }
}

test('behavior: a log that is no event is left out, an error of ours is stored as a failed transaction', async () => {
  const { db, destroy } = await createTestDatabase()
  const reader = {
    chainId: 1,
    db,
    limits: defaultIndexerLimits,
    logger: createLogger({ level: 'silent' }),
    recover: recoverHere,
  }
  const logs = [
    createLog({ logIndex: 1 }),
    createLog({ data: `0x${'00'.repeat(32)}`, logIndex: 2 }),
    createLog({ data: `0x${'00'.repeat(32)}`, logIndex: 3 }),
  ]
  let calls = 0
  const facts = await collectFacts(reader, {
    isWatched: () => {
      calls += 1
      // As a fault in a handler would be.
      if (calls === 1) throw new TypeError('something is undefined')
      return true
    },
    logs,
    signatureLimits,
    transactions: new Map(),
  })
  expect(facts.failed).toEqual([
    {
      block_number: 5,
      reason: 'TypeError: something is undefined',
      subject: '',
      transaction_hash: zeroHash,
      what: 'log',
    },
  ])
  expect(facts.rows.transfer).toMatchObject([{ log_index: 3 }])
  await destroy()
})

test('behavior: endless logs of one token displace nothing of another in the same transaction', async () => {
  const { db, destroy } = await createTestDatabase()
  const limits = { ...defaultIndexerLimits, factsPerTransaction: 3, transfersPerTransaction: 5 }
  const reader = { chainId: 1, db, limits, logger: createLogger({ level: 'silent' }), recover: recoverHere }
  const to = (token: `0x${string}`, logIndex: number) =>
    createLog({
      address: token,
      data: numberToHex(1n, { size: 32 }),
      logIndex,
      topics: [topics.transfer, zeroHash, pad(safe)],
    })
  const spam = Array.from({ length: 20 }, (_, index) => to('0x2222222222222222222222222222222222222222', index))
  const received = createLog({
    data: encodeAbiParameters([{ type: 'uint256' }], [7n]),
    logIndex: 101,
    topics: [topics.received, zeroHash],
  })
  const facts = await collectFacts(reader, {
    isWatched: (address) => address === safe,
    logs: [...spam, to('0x3333333333333333333333333333333333333333', 100), received],
    transactions: new Map(),
  })
  expect(facts.rows.transfer.map(({ log_index }) => log_index)).toEqual([0, 1, 2, 3, 4, 100, 101])
  await destroy()
})
