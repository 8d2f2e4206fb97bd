import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSignedFile, domain, payment, safeTxHash } from '../../test/signedFile.ts'
import { InvalidFileError, maxFileSize, parseTransactionFile, writeTransactionFile } from './parseTransactionFile.ts'

const FileSchema = z.looseObject({
  safe: z.string(),
  signatures: z.array(z.looseObject({ signature: z.string() })),
  transaction: z.looseObject({ nonce: z.string(), to: z.string() }),
})
const text = await createSignedFile()
const file = FileSchema.parse(JSON.parse(text))

function refuse(text: string): InvalidFileError {
  try {
    parseTransactionFile(text)
  } catch (error) {
    if (error instanceof InvalidFileError) return error
    throw error
  }
  throw new Error('It was taken.')
}

test('default: fields as text, and as numbers that are exact', () => {
  expect(parseTransactionFile(JSON.stringify(file)).transaction).toEqual(payment)
  const { nonce, to } = file.transaction
  const short = { chainId: 31337, safe: file.safe, transaction: { nonce: Number(nonce), to, value: 0 } }
  expect(parseTransactionFile(JSON.stringify(short))).toMatchObject({
    safeTxHash: undefined,
    signatures: [],
    transaction: { ...payment, value: 0n },
    version: undefined,
  })
})

const { transaction } = file
const tampered: [field: string, content: unknown][] = [
  ['transaction.value', { ...file, transaction: { ...transaction, value: '1e18' } }],
  ['transaction.value', { ...file, transaction: { ...transaction, value: 1e21 } }],
  ['transaction.value', { ...file, transaction: { ...transaction, value: '-1' } }],
  ['transaction.to', { ...file, transaction: { ...transaction, to: transaction.to.replace('0x90F', '0x90f') } }],
  ['transaction.data', { ...file, transaction: { ...transaction, data: '0xabc' } }],
  ['transaction.operation', { ...file, transaction: { ...transaction, operation: 2 } }],
  ['transaction.nonce', { ...file, transaction: { ...transaction, nonce: '020' } }],
  ['transaction.note', { ...file, transaction: { ...transaction, note: 'x' } }],
  [
    'signatures.1.signature',
    { ...file, signatures: [file.signatures[0], { ...file.signatures[1], signature: '0x12' }] },
  ],
  ['signatures.0.owner', { ...file, signatures: [{ ...file.signatures[0], owner: 'alice' }] }],
  ['safeTxHash', { ...file, safeTxHash: '0x12' }],
  ['safe', { ...file, safe: '0x12' }],
  ['version', { ...file, version: 'newest' }],
  ['chainId', { ...file, chainId: 0 }],
  ['chainId', { ...file, chainId: '99999999999999999999' }],
  ['extra', { ...file, extra: true }],
]
test.each(tampered)('error: %s is refused by its name', (field, content) => {
  const error = refuse(JSON.stringify(content))
  expect(error.field).toBe(field)
  expect(error.shortMessage).toContain(field)
})

test.each([
  ['file', 'no JSON'],
  ['file', ''],
  ['__proto__', '{"__proto__":{"chainId":1},"chainId":31337}'],
  ['constructor', '{"constructor":{"prototype":{"value":"1"}}}'],
  ['__proto__', JSON.stringify(file).replace('"to"', '"\\u005f_proto__":{},"to"')],
  ['value', JSON.stringify(file).replace('"value"', '"value":"1","value"')],
  ['value', JSON.stringify(file).replace('"value"', '"value":"1","v\\u0061lue"')],
  ['', '[]'],
  ['', 'null'],
  ['', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
])('error: hostile JSON is refused (%s)', (field, text) => {
  expect(refuse(text).field).toBe(field)
})

test('behavior: a name may stand in several objects', () => {
  expect(() => parseTransactionFile(JSON.stringify(file))).not.toThrow()
})

test('behavior: what was written is read back, with the hash of its fields', () => {
  const read = parseTransactionFile(text)
  expect(read).toMatchObject({ ...domain, safeTxHash, transaction: payment })
  expect(read.signatures).toHaveLength(2)
  const { signatures, transaction } = read
  expect(writeTransactionFile({ ...domain, signatures, transaction })).toBe(text)
})

test('behavior: what the sender calls the Safe is read cleaned, and refused where it is too long', () => {
  const { signatures, transaction } = parseTransactionFile(text)
  const named = writeTransactionFile({ ...domain, safeName: ' Trea\u202Esury ', signatures, transaction })
  expect(parseTransactionFile(named).safeName).toBe('Treasury')
  expect(parseTransactionFile(text)).not.toHaveProperty('safeName')
  expect(refuse(JSON.stringify({ ...file, safeName: 'x'.repeat(65) })).field).toBe('safeName')
})

test('error: longer than any transaction', () => {
  expect(refuse(' '.repeat(maxFileSize + 1)).field).toBe('file')
  const { signatures } = file
  expect(refuse(JSON.stringify({ ...file, signatures: Array(1_001).fill(signatures[0]) })).field).toBe('signatures')
})
