import fc from 'fast-check'
import { bytesToHex, checksumAddress } from 'viem'
import { test, vi } from 'vitest'
import { alice, bob, chainId, createClaim, createFacts, createTransaction, safe } from '../../test/world.ts'
import { parseConfirmations } from './checkConfirmations.ts'
import { checkTransaction } from './checkTransaction.ts'
import { createVerificationCache } from './VerificationCache.ts'

// Ten thousand cases are slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const address = fc.uint8Array({ maxLength: 20, minLength: 20 }).map((array) => checksumAddress(bytesToHex(array)))
const uint = fc.bigInt({ max: 2n ** 256n - 1n, min: 0n })
const change = fc.oneof(
  fc.record({ to: address }),
  fc.record({ value: uint }),
  fc.record({ data: fc.uint8Array({ maxLength: 60, minLength: 1 }).map((array) => bytesToHex(array)) }),
  fc.constant({ operation: 1 as const }),
  fc.record({ safeTxGas: uint.filter((value) => value !== 0n) }),
  fc.record({ baseGas: uint.filter((value) => value !== 0n) }),
  fc.record({ gasPrice: uint.filter((value) => value !== 0n) }),
  fc.record({ gasToken: address }),
  fc.record({ refundReceiver: address }),
  fc.record({ nonce: uint.filter((value) => value !== 7n) }),
)

test('behavior: any single field of a signed transaction changed by the service is found out', async () => {
  const genuine = await createClaim(createTransaction(), [alice, bob])
  // A changed hash recovers to another signer; repeating it 10,000 times proves nothing more.
  const cache = { ...createVerificationCache(), recover: async () => undefined }
  const parsed = parseConfirmations(genuine.confirmations, cache)
  await fc.assert(
    fc.asyncProperty(change, async (changed) => {
      const claimed = { ...genuine, transaction: { ...genuine.transaction, ...changed } }
      const report = await checkTransaction({ cache, chainId, claimed, facts: createFacts(), parsed, safe })
      return (
        report.verdict === 'block' &&
        report.transaction === undefined &&
        !report.isExecutable &&
        report.packedSignatures === undefined
      )
    }),
  )
})

test('behavior: with the hash changed to fit, the signatures give it away', async () => {
  const genuine = await createClaim(createTransaction(), [alice, bob])
  const cache = createVerificationCache()
  const parsed = parseConfirmations(genuine.confirmations, cache)
  await fc.assert(
    fc.asyncProperty(change, async (changed) => {
      const { safeTxHash, transaction } = await createClaim({ ...genuine.transaction, ...changed })
      const claimed = { ...genuine, safeTxHash, transaction }
      const report = await checkTransaction({ cache, chainId, claimed, facts: createFacts(), parsed, safe })
      return report.verdict === 'block' && !report.isExecutable && report.signatures.value.length === 0
    }),
    { numRuns: 300 },
  )
})
