import {
  encodePacked,
  hashMessage,
  hashTypedData,
  IntegerOutOfRangeError,
  InvalidAddressError,
  keccak256,
  size,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, chainId, createTransaction, safe } from '../../test/world.ts'
import { getCalldataDigest, getDeviceDigest } from './getDeviceDigest.ts'
import { getDelegateText, getDelegateTypedData, getDeleteRequestTypedData, getTotp } from './getServiceTypedData.ts'
import { hasChainIdInDomain, hashSafeDomain } from './hashSafeDomain.ts'
import {
  getSafeMessageTypedData,
  hashMessageContent,
  hashSafeMessage,
  InvalidTypedDataError,
} from './hashSafeMessage.ts'
import { createTransactionHasher, getSafeTransactionTypedData, hashSafeTransaction } from './hashSafeTransaction.ts'
import { isSameAddress } from './isSameAddress.ts'
import { InvalidSafeVersionError, isVersionAtLeast, parseSafeVersion } from './parseSafeVersion.ts'
import { InvalidHexError, toBytesStrict, writeAddress, writeUint } from './writeWord.ts'

test('behavior: versions', () => {
  expect(parseSafeVersion('1.3.0+L2')).toEqual({ build: 'L2', major: 1, minor: 3, patch: 0 })
  expect(parseSafeVersion('10.200.3000')).toEqual({ build: undefined, major: 10, minor: 200, patch: 3000 })
  for (const version of [
    '',
    '1',
    '1.3',
    '1.3.0.0',
    'v1.3.0',
    '1.3.0 ',
    ' 1.3.0',
    '1.3.x',
    '01.3.0',
    '1.03.0',
    '1.3.00',
    '1.3.0+',
    '1.3.0-L2',
    '1.3.0+L2!',
    '11111.0.0',
    '1.11111.0',
    '1.1.11111',
    `1.3.0+${'a'.repeat(21)}`,
  ])
    expect(() => parseSafeVersion(version)).toThrow(InvalidSafeVersionError)
  expect(() => parseSafeVersion('x'.repeat(99))).toThrow(`“${'x'.repeat(40)}” is not a version of Safe.`)
  expect(new InvalidSafeVersionError({ version: 'x' })).toMatchObject({
    code: 'INVALID_SAFE_VERSION',
    metaMessages: [expect.stringContaining('1.3.0+L2')],
  })
})

test('behavior: comparing versions', () => {
  for (const [version, minimum, expected] of [
    ['1.3.0', '1.3.0', true],
    ['1.3.0+L2', '1.3.0', true],
    ['1.2.9', '1.3.0', false],
    ['1.4.0', '1.3.9', true],
    ['2.0.0', '1.9.9', true],
    ['0.9.9', '1.0.0', false],
    ['1.3.1', '1.3.0', true],
    ['1.3.0', '1.3.1', false],
    ['1.10.0', '1.9.0', true],
  ] as const)
    expect(isVersionAtLeast(version, minimum)).toBe(expected)
  expect(['0.1.0', '1.2.0', '1.3.0', '1.5.0'].map(hasChainIdInDomain)).toEqual([false, false, true, true])
})

test('behavior: words', () => {
  const buffer = new Uint8Array(64)
  writeUint(buffer, 32, 0x0102n)
  expect([...buffer.subarray(60)]).toEqual([0, 0, 1, 2])
  writeUint(buffer, 0, 2n ** 256n - 1n)
  expect(buffer.subarray(0, 32).every((byte) => byte === 255)).toBe(true)
  expect(buffer[32]).toBe(0)
  for (const value of [-1n, 2n ** 256n])
    expect(() => writeUint(buffer, 0, value)).toThrow(
      new IntegerOutOfRangeError({ max: `${2n ** 256n - 1n}`, min: '0', signed: false, size: 32, value: `${value}` }),
    )
  const word = new Uint8Array(32)
  writeAddress(word, 0, alice)
  const exact = new Uint8Array(64)
  writeAddress(exact, 0, alice)
  expect(exact.subarray(32).every((byte) => byte === 0)).toBe(true)
  expect(toHex(word)).toBe(`0x${'0'.repeat(24)}${alice.slice(2).toLowerCase()}`)
  for (const address of [
    '0x',
    alice.slice(0, -1),
    `${alice}0`,
    alice.replace('0x', '0X'),
    `0x${'g'.repeat(40)}`,
    ` ${alice}`,
  ] as (typeof alice)[])
    expect(() => writeAddress(word, 0, address)).toThrow(new InvalidAddressError({ address }))
})

test('behavior: bytes', () => {
  expect([...toBytesStrict('0x00ff')]).toEqual([0, 255])
  expect([...toBytesStrict('0x')]).toEqual([])
  for (const hex of ['0x1', '0xzz', '0x123', 'x0x00'] as `0x${string}`[])
    expect(() => toBytesStrict(hex)).toThrow(InvalidHexError)
  expect(new InvalidHexError({ hex: '0x1' })).toMatchObject({
    code: 'INVALID_HEX',
    shortMessage: 'Bytes must be 0x followed by pairs of hex digits (got 3 characters).',
  })
  expect(new InvalidHexError({ hex: '0x1', size: 32 }).shortMessage).toBe(
    'Expected 32 bytes as hex (got 3 characters).',
  )
})

test('behavior: addresses compare whatever their case', () => {
  expect(isSameAddress(alice, alice.toLowerCase() as typeof alice)).toBe(true)
  expect(isSameAddress(alice, alice)).toBe(true)
  expect(isSameAddress(alice, bob)).toBe(false)
})

test('behavior: one hasher for many transactions', () => {
  const hasher = createTransactionHasher({ chainId, safe, version: '1.4.1' })
  for (const nonce of [0n, 1n])
    expect(hasher(createTransaction({ nonce }))).toEqual(
      hashSafeTransaction({ chainId, safe, transaction: createTransaction({ nonce }), version: '1.4.1' }),
    )
  expect(hasher(createTransaction()).domainHash).toBe(hashSafeDomain({ chainId, safe, version: '1.4.1' }))
})

test('error: what is no transaction has no hash', () => {
  const hash = (change: object) => () =>
    hashSafeTransaction({ chainId, safe, transaction: { ...createTransaction(), ...change }, version: '1.4.1' })
  for (const change of [
    { value: -1n },
    { nonce: 2n ** 256n },
    { data: '0x1' },
    { to: '0x12' },
    { gasToken: '0x' },
    { refundReceiver: alice.slice(0, 41) },
  ])
    expect(hash(change)).toThrow()
})

test('behavior: typed data of a transaction', () => {
  const typed = getSafeTransactionTypedData({ chainId, safe, transaction: createTransaction(), version: '1.4.1' })
  expect(typed.domain).toEqual({ chainId, verifyingContract: safe })
  expect(typed.message).toEqual(createTransaction())
  expect(typed.types.SafeTx.map(({ name }) => name)).toEqual([
    'to',
    'value',
    'data',
    'operation',
    'safeTxGas',
    'baseGas',
    'gasPrice',
    'gasToken',
    'refundReceiver',
    'nonce',
  ])
  const old = getSafeTransactionTypedData({
    chainId,
    safe,
    transaction: createTransaction({ baseGas: 9n }),
    version: '0.1.0',
  })
  expect(old.domain).toEqual({ verifyingContract: safe })
  expect(old.types.SafeTx[5]).toEqual({ name: 'dataGas', type: 'uint256' })
  expect(old.message).toMatchObject({ dataGas: 9n })
  expect(old.message).not.toHaveProperty('baseGas')
})

const vote = {
  domain: { chainId: 1, name: 'Vote', verifyingContract: alice },
  message: { yes: true },
  primaryType: 'Vote',
  types: { Vote: [{ name: 'yes', type: 'bool' }] },
} as const
test('behavior: messages', () => {
  expect(hashMessageContent('hello')).toBe(hashMessage('hello'))
  // Text that looks like hex is text.
  expect(hashMessageContent('0x1234')).toBe(hashMessage('0x1234'))
  expect(hashMessageContent(vote)).toBe(hashTypedData(vote))
  for (const chain of ['1', '0x1', 1n])
    expect(hashMessageContent({ ...vote, domain: { ...vote.domain, chainId: chain } })).toBe(hashTypedData(vote))
  const { chainId: _, ...unbound } = vote.domain
  expect(hashMessageContent({ ...vote, domain: unbound })).toBe(hashTypedData({ ...vote, domain: unbound }))
  for (const version of ['1.1.1', '1.4.1']) {
    const parameters = { chainId, message: 'hello', safe, version }
    expect(hashSafeMessage(parameters).safeMessageHash).toBe(hashTypedData(getSafeMessageTypedData(parameters)))
  }
  expect(getSafeMessageTypedData({ chainId, message: 'hello', safe, version: '1.1.1' }).domain).toEqual({
    verifyingContract: safe,
  })
  expect(getSafeMessageTypedData({ chainId, message: 'hello', safe, version: '1.3.0' }).domain).toEqual({
    chainId,
    verifyingContract: safe,
  })
})

test('error: typed data without its own type', () => {
  for (const broken of [
    { ...vote, primaryType: 'Other' },
    { ...vote, primaryType: 'toString' },
    { ...vote, types: { ...vote.types, 'Vote[]': [] } },
  ])
    expect(() => hashMessageContent(broken)).toThrow(InvalidTypedDataError)
  expect(new InvalidTypedDataError().code).toBe('INVALID_TYPED_DATA')
})

test('behavior: requests to the service', () => {
  expect([getTotp(0), getTotp(3599), getTotp(3600), getTotp(1_700_000_000)]).toEqual([0n, 0n, 1n, 472_222n])
  const safeTxHash = keccak256('0x')
  expect(getDeleteRequestTypedData({ chainId, safe, safeTxHash, totp: 5n })).toEqual({
    domain: { chainId, name: 'Safe Transaction Service', verifyingContract: safe, version: '1.0' },
    message: { safeTxHash, totp: 5n },
    primaryType: 'DeleteRequest',
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
  })
  const delegate = getDelegateTypedData({ chainId, delegate: bob, totp: 5n })
  expect(delegate).toEqual({
    domain: { chainId, name: 'Safe Transaction Service', version: '1.0' },
    message: { delegateAddress: bob, totp: 5n },
    primaryType: 'Delegate',
    types: {
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
  })
  expect(getDelegateTypedData({ chainId: undefined, delegate: bob, totp: 5n }).domain).toEqual({
    name: 'Safe Transaction Service',
    version: '1.0',
  })
  expect(getDelegateText({ delegate: bob, totp: 5n })).toBe(`${bob}5`)
})

test('behavior: what a device shows', () => {
  const hashes = hashSafeTransaction({ chainId, safe, transaction: createTransaction(), version: '1.4.1' })
  const digest = getDeviceDigest(hashes)
  expect(digest).toMatchObject({
    domainHash: hashes.domainHash,
    messageHash: hashes.messageHash,
    signedHash: hashes.safeTxHash,
  })
  expect(digest.lines.map(({ groups, label }) => [label, `0x${groups.join('').toLowerCase()}`, groups.length])).toEqual(
    [
      ['EIP-712 digest', hashes.safeTxHash, 16],
      ['Domain hash', hashes.domainHash, 16],
      ['Message hash', hashes.messageHash, 16],
      ['ERC-191 digest', hashMessage({ raw: hashes.safeTxHash }), 16],
    ],
  )
  expect(digest.lines[0]?.groups[0]).toMatch(/^[0-9A-F]{4}$/)
  for (const { groups, value } of digest.lines) expect(value).toBe(`0x${groups.join('').toLowerCase()}`)
  const message = hashSafeMessage({ chainId, message: 'x', safe, version: '1.4.1' })
  expect(getDeviceDigest(message).signedHash).toBe(message.safeMessageHash)
})

test.each(['0x', '0xa9059cbb', `0x${'ab'.repeat(100)}`] as const)('behavior: the digest of calldata %s', (data) => {
  const digest = getCalldataDigest(data)
  expect(digest.value).toBe(keccak256(encodePacked(['uint256', 'bytes'], [BigInt(size(data)), data])))
  expect([digest.label, digest.groups.join('').toLowerCase()]).toEqual(['Calldata digest', digest.value.slice(2)])
  expect(() => getCalldataDigest('0x1')).toThrow('pairs of hex digits')
})
