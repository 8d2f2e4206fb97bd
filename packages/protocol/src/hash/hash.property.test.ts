import { calculateSafeMessageHash, hashSafeMessage as hashKitMessage } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { bytesToHex, checksumAddress, hashTypedData } from 'viem'
import { beforeAll, test, vi } from 'vitest'
import { hashWithKit, toKitTransaction } from '../../test/hashWithKit.ts'
import { hashSafeMessage } from './hashSafeMessage.ts'
import { getSafeTransactionTypedData, hashSafeTransaction, type SafeTransaction } from './hashSafeTransaction.ts'
import { prepareKeccak256 } from './keccak256.ts'

// Ten thousand cases take their time on a busy machine.
vi.setConfig({ testTimeout: 300_000 })
beforeAll(prepareKeccak256)

const bytes = (minLength: number, maxLength = minLength) =>
  fc.uint8Array({ maxLength, minLength }).map((array) => bytesToHex(array))
const address = bytes(20).map((hex) => checksumAddress(hex))
const uint = fc.oneof(fc.constant(0n), fc.bigInt({ max: 2n ** 256n - 1n, min: 0n }))
const transaction: fc.Arbitrary<SafeTransaction> = fc.record({
  baseGas: uint,
  data: bytes(0, 100),
  gasPrice: uint,
  gasToken: address,
  nonce: uint,
  operation: fc.constantFrom(0, 1),
  refundReceiver: address,
  safeTxGas: uint,
  to: address,
  value: uint,
})
const versions = [
  '0.1.0',
  '1.0.0',
  '1.1.0',
  '1.1.1',
  '1.2.0',
  '1.3.0',
  '1.3.0+L2',
  '1.4.1',
  '1.4.1+L2',
  '1.5.0',
  '1.5.0+L2',
]
const parameters = fc.record({
  chainId: fc.integer({ max: 2 ** 31, min: 1 }),
  safe: address,
  transaction,
  version: fc.constantFrom(...versions),
})

test('behavior: equals the generic EIP-712 encoder', () => {
  fc.assert(
    fc.property(
      parameters,
      (input) => hashSafeTransaction(input).safeTxHash === hashTypedData(getSafeTransactionTypedData(input)),
    ),
  )
})

// The kit knows no version before 1.0.0: it hashes them as if they had baseGas. For those the contract itself is the
// witness (hash.chain.test.ts).
const kitVersions = fc.constantFrom(...versions.filter((version) => version !== '0.1.0'))
test('behavior: equals protocol-kit', () => {
  fc.assert(
    fc.property(parameters, kitVersions, ({ chainId, safe, transaction: body }, version) => {
      const own = hashSafeTransaction({ chainId, safe, transaction: body, version }).safeTxHash
      return own === hashWithKit(toKitTransaction(body), { chainId, safe, version })
    }),
  )
})

// Before 1.3.0 the kit puts the chain id into the domain of messages, which the contracts do not.
const kitMessageVersions = fc.constantFrom(...versions.filter((version) => /^1\.[345]/.test(version)))
test('behavior: messages equal protocol-kit', () => {
  fc.assert(
    fc.property(
      fc.record({
        chainId: fc.integer({ max: 2 ** 31, min: 1 }),
        message: fc.string(),
        safe: address,
        version: kitMessageVersions,
      }),
      (input) => {
        const expected = calculateSafeMessageHash(
          input.safe,
          hashKitMessage(input.message),
          input.version,
          BigInt(input.chainId),
        )
        return hashSafeMessage(input).safeMessageHash === expected
      },
    ),
  )
})

const fields = [
  'baseGas',
  'data',
  'gasPrice',
  'gasToken',
  'nonce',
  'operation',
  'refundReceiver',
  'safeTxGas',
  'to',
  'value',
] as const
test('behavior: every change of a single field changes the hash', () => {
  fc.assert(
    fc.property(parameters, transaction, fc.constantFrom(...fields), (input, other, field) => {
      fc.pre(String(input.transaction[field]).toLowerCase() !== String(other[field]).toLowerCase())
      const tampered = { ...input, transaction: { ...input.transaction, [field]: other[field] } }
      return hashSafeTransaction(tampered).safeTxHash !== hashSafeTransaction(input).safeTxHash
    }),
  )
})

test('behavior: Safe and, since 1.3.0, chain are bound', () => {
  fc.assert(
    fc.property(parameters, address, (input, other) => {
      const { safeTxHash } = hashSafeTransaction(input)
      const elsewhere = hashSafeTransaction({ ...input, chainId: input.chainId + 1 }).safeTxHash
      const isBound = !/^(0|1\.[0-2])\./.test(input.version)
      const isOther =
        other.toLowerCase() === input.safe.toLowerCase() ||
        hashSafeTransaction({ ...input, safe: other }).safeTxHash !== safeTxHash
      return (elsewhere !== safeTxHash) === isBound && isOther
    }),
  )
})
