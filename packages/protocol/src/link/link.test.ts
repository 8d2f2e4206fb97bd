import * as fc from 'fast-check'
import { type Address, bytesToHex, getAddress, type Hex, maxUint256, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { planCreation } from '../chain/planCreation.ts'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { parseTransactionFile, writeTransactionFile } from '../file/parseTransactionFile.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { createChecksum, encodeLink } from './encodeLink.ts'
import type { LinkedMessage, LinkedTransaction } from './LinkedItem.ts'
import { fromBase64Url, InvalidLinkError, toBase64Url } from './LinkFields.ts'
import { encodeLinkNames, type LinkNames, noLinkNames, parseLinkNames } from './LinkNames.ts'
import { parseLink } from './parseLink.ts'
import { recoverLinkedMessage, recoverLinkedTransaction } from './recoverLinkedTransaction.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const signer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

const payment: LinkedTransaction = {
  kind: 'transaction',
  chainId: 31337,
  safe,
  version: '1.4.1',
  transaction: {
    to: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    value: 10n ** 18n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: 5n,
  },
  signatures: [`0x${'11'.repeat(65)}`],
}

const message: LinkedMessage = {
  kind: 'message',
  chainId: 1,
  safe,
  version: '1.3.0',
  content: 'I agree ✓',
  signatures: [],
}

const typedData: LinkedMessage = {
  ...message,
  content: {
    domain: { chainId: 1, name: 'Shop' },
    message: { amount: '5', to: safe },
    primaryType: 'Order',
    types: {
      Order: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
  },
}

const uint = fc.bigInt({ max: maxUint256, min: 0n })
const bytes = (size: { minLength?: number; maxLength?: number }) =>
  fc.uint8Array(size).map((array): Hex => bytesToHex(array))
const address = fc.oneof(
  fc.uint8Array({ maxLength: 20, minLength: 20 }).map((array): Address => getAddress(bytesToHex(array))),
  fc.constant(zeroAddress),
)

const items = fc.oneof(
  fc.record({
    kind: fc.constant('transaction' as const),
    chainId: fc.integer({ max: Number.MAX_SAFE_INTEGER, min: 1 }),
    safe: address,
    version: fc.constantFrom('0.1.0', '1.0.0', '1.1.1', '1.3.0+L2', '1.4.1', '1.5.0'),
    transaction: fc.record({
      to: address,
      value: uint,
      data: bytes({ maxLength: 300 }),
      operation: fc.constantFrom(0 as const, 1 as const),
      safeTxGas: uint,
      baseGas: uint,
      gasPrice: uint,
      gasToken: address,
      refundReceiver: address,
      nonce: uint,
    }),
    signatures: fc.array(bytes({ maxLength: 130, minLength: 65 }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('message' as const),
    chainId: fc.integer({ max: Number.MAX_SAFE_INTEGER, min: 1 }),
    safe: address,
    version: fc.constantFrom('1.1.1', '1.4.1'),
    content: fc.string({ maxLength: 200, unit: 'grapheme' }),
    signatures: fc.array(bytes({ maxLength: 65, minLength: 65 }), { maxLength: 2 }),
  }),
)

/** A link with these bytes and the right checksum, whatever they are. */
function seal(body: Uint8Array): string {
  return `v1.${toBase64Url(Uint8Array.from([...body, ...createChecksum(body)]))}`
}

function refusalOf(link: string): string | undefined {
  try {
    parseLink(link)
    return undefined
  } catch (error) {
    if (error instanceof InvalidLinkError) return error.field
    throw error
  }
}

test('default: a payment with one signature is short, and comes back as it was', () => {
  const link = encodeLink(payment)
  expect(link.length).toBeLessThan(250)
  expect(link).toMatch(/^v1\.[\w-]+$/)
  expect(parseLink(link)).toEqual(payment)
  expect(parseLink(encodeLink(message))).toEqual(message)
  expect(parseLink(encodeLink(typedData))).toEqual(typedData)
})

test('behavior: anything that can be hashed comes back as it was', () => {
  fc.assert(
    fc.property(items, (item) => {
      expect(parseLink(encodeLink(item))).toEqual(item)
    }),
  )
})

test('behavior: any other letter is refused', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~%#'
  const links = [payment, message, typedData].map(encodeLink)
  fc.assert(
    fc.property(fc.constantFrom(...links), fc.nat(), fc.constantFrom(...alphabet), (link, place, letter) => {
      const index = place % link.length
      fc.pre(link[index] !== letter)
      expect(refusalOf(link.slice(0, index) + letter + link.slice(index + 1))).toBeDefined()
    }),
  )
})

test('behavior: any letter less or more is refused', () => {
  const link = encodeLink(payment)
  for (let index = 0; index < link.length; index += 1) {
    expect(refusalOf(link.slice(0, index))).toBeDefined()
    expect(refusalOf(`${link.slice(0, index)}A${link.slice(index)}`)).toBeDefined()
  }
})

test('behavior: whoever can make a checksum changes the hash too, or is refused by the field', () => {
  const body = fromBase64Url(encodeLink(payment).slice(3))?.subarray(0, -4) ?? new Uint8Array()
  const fields = new Set<string | undefined>()
  // Every byte, not so many of them by chance: a thousand tries would leave one out now and then.
  for (const place of body.keys())
    for (const change of [1, 2, 0x40, 0x80, 0xff]) {
      const changed = Uint8Array.from(body)
      changed[place] = (changed[place] ?? 0) ^ change
      const field = refusalOf(seal(changed))
      fields.add(field)
      // Signatures are not part of the hash: another one is another signer. Of versions only the rules of hashing are.
      const isVersion = place > 25 && place < 31
      if (field === undefined && !isVersion) expect(place).toBeGreaterThan(body.length - 32 - 66)
    }
  for (const field of ['safe', 'safeTxHash', 'chainId', 'signatures']) expect(fields).toContain(field)
})

test('error: the field is named', () => {
  const text = (words: string) => [words.length, ...new TextEncoder().encode(words)]
  const twenty = [20, ...Array.from({ length: 20 }, () => 7)]
  const rest = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const head = [0, 1, 1, ...twenty, ...text('1.4.1')]
  const hash = Array.from({ length: 32 }, () => 1)
  const cases: [string, string][] = [
    ['size', `v1.${'A'.repeat(200_000)}`],
    ['format', 'v2.AAAA'],
    ['format', 'v1.A*AA'],
    ['format', 'v1.AAAAA'],
    ['format', 'v1.AB'],
    ['kind', 'v1.'],
    ['kind', seal(Uint8Array.from([4]))],
    ['chainId', seal(Uint8Array.from([0, 0, ...twenty, ...text('1.4.1'), ...rest, 0, ...hash]))],
    ['chainId', seal(Uint8Array.from([0, 2, 0, 1]))],
    ['chainId', seal(Uint8Array.from([0, 0x81, 0, 1]))],
    ['chainId', seal(Uint8Array.from([0, 33, ...Array.from({ length: 33 }, () => 1)]))],
    ['safe', seal(Uint8Array.from([0, 1, 1, 3, 1, 2, 3]))],
    ['safe', seal(Uint8Array.from([0, 1, 1, 20, ...Array.from({ length: 20 }, () => 0)]))],
    ['version', seal(Uint8Array.from([0, 1, 1, ...twenty, 2, 0xff, 0xff]))],
    ['version', seal(Uint8Array.from([0, 1, 1, ...twenty, ...text('new'), ...rest, 0, ...hash]))],
    ['data', seal(Uint8Array.from([...head, 0, 0, 9, 1]))],
    ['data', seal(Uint8Array.from([...head, 0, 0, 0xff, 0xff, 0xff]))],
    ['operation', seal(Uint8Array.from([...head, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, ...hash]))],
    ['signatures', seal(Uint8Array.from([...head, ...rest, 101, ...hash]))],
    ['signatures.0', seal(Uint8Array.from([...head, ...rest, 1, 2, 1, 1, ...hash]))],
    ['safeTxHash', seal(Uint8Array.from([...head, ...rest, 0, ...hash]))],
    ['hash', seal(Uint8Array.from([...head, ...rest, 0]))],
    ['size', seal(Uint8Array.from([...head, ...rest, 0, ...hash, 5]))],
    ['content', seal(Uint8Array.from([2, 1, 1, ...twenty, ...text('1.4.1'), ...text('{'), 0, ...hash]))],
    ['content', seal(Uint8Array.from([2, 1, 1, ...twenty, ...text('1.4.1'), ...text('{}'), 0, ...hash]))],
    ['safeMessageHash', seal(Uint8Array.from([1, 1, 1, ...twenty, ...text('1.4.1'), ...text('Hi'), 0, ...hash]))],
  ]
  for (const [field, link] of cases) expect(refusalOf(link), link.slice(0, 60)).toBe(field)
})

test('error: typed data that cannot be hashed', () => {
  const types = JSON.stringify({
    domain: {},
    message: { a: 'x' },
    primaryType: 'A',
    types: { A: [{ name: 'a', type: 'uint8' }] },
  })
  const content = new TextEncoder().encode(types)
  const head = [2, 1, 1, 20, ...Array.from({ length: 20 }, () => 7), 5, ...new TextEncoder().encode('1.4.1')]
  const body = [...head, content.length, ...content, 0, ...Array.from({ length: 32 }, () => 1)]
  expect(refusalOf(seal(Uint8Array.from(body)))).toBe('content')
})

test('behavior: bytes as letters, and no other letters for them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (array) => {
      const letters = toBase64Url(array)
      expect(letters).toBe(Buffer.from(array).toString('base64url'))
      expect(fromBase64Url(letters)).toEqual(array)
    }),
  )
})

test('behavior: hashes and signers without any network', async () => {
  const { chainId, transaction, version } = payment
  const hashes = hashSafeTransaction({ chainId, safe, transaction, version })
  const signature = await signer.sign({ hash: hashes.safeTxHash })
  const approval: Hex = `0x${safe.slice(2).padStart(64, '0')}${'00'.repeat(32)}01`
  const joined: Hex = `${signature}${approval.slice(2)}`
  const reading = await recoverLinkedTransaction({
    ...payment,
    signatures: [joined, `0x${'11'.repeat(65)}`, `0x${'00'.repeat(64)}1b`],
  })
  expect(reading.hashes.value).toEqual(hashes)
  expect(reading.transaction.value).toEqual(transaction)
  expect(reading.signers).toEqual([
    { data: signature, kind: 'eoa', signer: signer.address },
    { data: approval, kind: 'approvedHash', signer: safe },
    { data: `0x${'11'.repeat(65)}`, kind: 'unreadable', signer: undefined },
    { data: `0x${'00'.repeat(64)}1b`, kind: 'eoa', signer: undefined },
  ])
  const read = await recoverLinkedMessage(message)
  expect([read.content.value, read.signers]).toEqual(['I agree ✓', []])
})

test('behavior: of a Safe that is not there yet, what its address is made of travels too', () => {
  const owners = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] as const
  const planned: PlanCreationParameters = { owners, saltNonce: 7n, threshold: 2, version: '1.4.1' }
  const item: LinkedTransaction = { ...payment, planned, safe: planCreation(planned).safe }
  expect(parseLink(encodeLink(item))).toEqual(item)
  const changes: Partial<PlanCreationParameters>[] = [
    { saltNonce: 8n },
    { threshold: 1 },
    { owners: [owners[0], signer.address] },
  ]
  for (const change of changes)
    expect(() => parseLink(encodeLink({ ...item, planned: { ...planned, ...change } }))).toThrow(
      expect.objectContaining({ field: 'planned' }),
    )
  const file = writeTransactionFile({ ...item, signatures: [] })
  expect(parseTransactionFile(file)).toMatchObject({ planned, safe: item.safe })
  expect(() => parseTransactionFile(file.replace('"threshold": "2"', '"threshold": "1"'))).toThrow(
    expect.objectContaining({ field: 'planned' }),
  )
})

const named: LinkNames = {
  names: [{ address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', name: 'Grace' }],
  tokens: [{ address: safe, decimals: 6, symbol: 'USDC' }],
}

test('parameters: names, which change nothing of the item and travel beside it', () => {
  const link = encodeLink(payment) + encodeLinkNames(named)
  expect(parseLink(link)).toEqual(payment)
  expect(parseLinkNames(link)).toEqual(named)
  expect(encodeLinkNames(noLinkNames)).toBe('')
  expect(parseLinkNames(encodeLink(payment))).toEqual(noLinkNames)
})

test('behavior: names are bounded and cleaned, whoever wrote them', () => {
  const long = { ...named, names: [{ ...named.names[0], address: safe, name: `A\u202e${'x'.repeat(200)}` } as const] }
  const [name] = parseLinkNames(encodeLink(payment) + encodeLinkNames(long)).names
  expect(name?.name).toBe(`A${'x'.repeat(58)}…`)
  const many = Array.from({ length: 80 }, (_, index) => ({
    address: getAddress(`0x${(index + 1).toString(16).padStart(40, '0')}`),
    name: 'x',
  }))
  expect(parseLinkNames(encodeLink(payment) + encodeLinkNames({ names: many, tokens: [] })).names).toHaveLength(50)
})

test.each([
  ['a letter changed', (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`],
  ['cut off', (text: string) => text.slice(0, -6)],
  ['something behind', (text: string) => `${text}.AAAA`],
  ['another name for the same address', () => encodeLinkNames({ ...named, names: [...named.names, ...named.names] })],
  [
    'more decimals than there are',
    () => encodeLinkNames({ ...named, tokens: [{ address: safe, decimals: 78, symbol: 'X' }] }),
  ],
])('error: names with %s', (_, change) => {
  const link = encodeLink(payment) + change(encodeLinkNames(named))
  expect(() => parseLinkNames(link)).toThrow(InvalidLinkError)
  expect(() => parseLink(link)).toThrow(expect.objectContaining({ field: 'names' }))
})
