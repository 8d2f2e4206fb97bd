import { hashSafeTransaction } from '@countersign/protocol/hash'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runArguments } from '../../test/runArguments.ts'
import { createSignedFile, domainHash, messageHash, payment, safeTxHash, treasury } from '../../test/signedFile.ts'
import { writeTestFile } from '../../test/writeFile.ts'
import { listTexts } from './verify.ts'

const file = await createSignedFile()
const OutcomeSchema = z.object({
  exitCode: z.number(),
  transactions: z.array(z.looseObject({ changedField: z.looseObject({ field: z.string() }).nullable() })),
})

async function verifyOffline(content: unknown, target = '20', more: readonly string[] = []) {
  return runArguments(['verify', treasury, target, '--file', await writeTestFile(content), '--offline', ...more])
}

test('default: a sound file holds offline; effect first, then digests and signers', async () => {
  const { code, err, out } = await verifyOffline(file)
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out.split('\n')[0]).toBe(`Send 1.5 ETH to ${payment.to}`)
  for (const text of [safeTxHash, domainHash, messageHash, 'EIP-712 digest', 'Calldata digest'])
    expect(out).toContain(text)
  for (const { owner } of file.signatures) expect(out).toContain(`${owner}  by this account`)
  // What nobody could check is named, and not among what passed.
  expect(out).toMatch(/All checks that ran passed\. \d+ passed, [1-9]\d* not checked\./)
  expect(out).toContain('open     Conflicting transactions: not checked.')
})

test('behavior: by its hash, and by typed fields', async () => {
  expect((await verifyOffline(file, safeTxHash)).code).toBe(0)
  const typed = [
    '--to',
    payment.to,
    '--value',
    `${payment.value}`,
    '--chain',
    '31337',
    '--safe-version',
    '1.4.1',
    '--offline',
  ]
  const { code, out } = await runArguments(['verify', treasury, '20', ...typed, '--json'])
  expect(code).toBe(0)
  expect(out).toContain(safeTxHash)
  expect((await runArguments(['verify', treasury, safeTxHash, '--nonce', '20', ...typed])).code).toBe(0)
  const wrong = await runArguments(['verify', treasury, safeTxHash, '--nonce', '21', ...typed])
  expect(wrong.code).toBe(1)
  expect(wrong.out).toContain('Field nonce was changed.')
})

test('behavior: what differs is labelled by who stated it', async () => {
  const { out } = await verifyOffline({ ...file, transaction: { ...file.transaction, value: '2500000000000000000' } })
  expect(out).toContain('From the file: 2500000000000000000')
  expect(out).not.toMatch(/claimed|the service/i)
})

const { transaction } = file
const tampered: [field: string, content: object][] = [
  ['value', { ...file, transaction: { ...transaction, value: '2500000000000000000' } }],
  ['operation', { ...file, transaction: { ...transaction, operation: 1 } }],
  ['to', { ...file, transaction: { ...transaction, to: `0x80${transaction.to.slice(4).toLowerCase()}` } }],
  ['data', { ...file, transaction: { ...transaction, data: '0xa9059cbb' } }],
  ['gasPrice', { ...file, transaction: { ...transaction, gasPrice: '1' } }],
  ['refundReceiver', { ...file, transaction: { ...transaction, refundReceiver: treasury } }],
  ['version', { ...file, version: '1.1.1' }],
  ['safeTxHash', { ...file, safeTxHash: messageHash }],
]
test.each(tampered)('error: a tampered file is refused, %s is named', async (field, content) => {
  const { code, out } = await verifyOffline(content)
  expect(code).toBe(1)
  expect(out).toContain(`Field ${field} was changed.`)
  expect(out).toContain('Not verified')
  const json = await verifyOffline(content, '20', ['--json'])
  const { exitCode, transactions } = OutcomeSchema.parse(JSON.parse(json.out))
  expect(exitCode).toBe(1)
  expect(transactions[0]?.changedField?.field).toBe(field)
})

test('error: another recipient is refused too, though the hash does not show which field changed', async () => {
  const { code, out } = await verifyOffline({ ...file, transaction: { ...transaction, to: file.signatures[0]?.owner } })
  expect(code).toBe(1)
  expect(out).toContain('The fields were changed')
})

test('error: a signature of somebody else, or for something else', async () => {
  const [first, second] = file.signatures
  const swapped = await verifyOffline({ ...file, signatures: [{ owner: first?.owner, signature: second?.signature }] })
  expect(swapped.code).toBe(1)
  expect(swapped.out).toContain(`FAILED   ${first?.owner}  by another account`)
  const foreign = await createSignedFile({ ...payment, nonce: 3n })
  expect((await verifyOffline({ ...file, signatures: foreign.signatures })).code).toBe(1)
})

test.each([
  ['safe', { ...file, safe: file.signatures[0]?.owner }, '20'],
  ['transaction.nonce', file, '21'],
  ['safeTxHash', file, messageHash],
])('error: a file about something else, %s is named', async (field, content, target) => {
  const { code, err } = await verifyOffline(content, target)
  expect(code).toBe(1)
  expect(err).toContain(`${field}: `)
})

test('error: a file for another chain', async () => {
  const { code, err } = await verifyOffline(file, '20', ['--chain', '1'])
  expect(code).toBe(1)
  expect(err).toContain('chainId: ')
})

test.each([
  [['verify', treasury, '20', '--offline']],
  [['verify', treasury, '20', '--offline', '--node', 'http://127.0.0.1:1']],
  [['verify', treasury, 'x', '--offline']],
  [['verify', treasury.replace('0xF7', '0xf7'), '20']],
  [['verify', treasury, '20', '--node', 'ftp://127.0.0.1']],
  [['verify', treasury, '20', '--offline', '--to', treasury]],
  [['verify', treasury, '20', '--offline', '--chain', '1', '--to', treasury]],
  [
    [
      'verify',
      treasury,
      '20',
      '--offline',
      '--chain',
      '1',
      '--to',
      treasury,
      '--value',
      '1.5',
      '--safe-version',
      '1.4.1',
    ],
  ],
  [['verify', treasury, '20', '--file', '/nowhere/at/all', '--offline']],
  [['verify', treasury, '20', '--file', 'x', '--service', 'http://127.0.0.1:1']],
])('error: wrong usage ends with 2: %j', async (words) => {
  const { code, err, out } = await runArguments(words)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain('countersign --help')
})

test('error: nobody answers at the service or the node', async () => {
  const service = await runArguments(['verify', treasury, '20', '--service', 'http://127.0.0.1:1', '--chain', '31337'])
  expect([service.code, service.err]).toEqual([3, expect.stringContaining('The service does not respond.')])
  const node = await runArguments([
    'verify',
    treasury,
    '20',
    '--node',
    'http://127.0.0.1:1',
    '--to',
    treasury,
    '--chain',
    '1',
  ])
  expect([node.code, node.err]).toEqual([3, expect.stringContaining('The node does not respond.')])
})

test('behavior: no colours unless somebody watches, and none with NO_COLOR', async () => {
  const words = ['verify', treasury, '20', '--file', await writeTestFile(file), '--offline']
  expect((await runArguments(words)).out).not.toContain('\u001b')
  expect((await runArguments(words, { isTty: true })).out).toContain('\u001b[')
  expect((await runArguments(words, { env: { NO_COLOR: '1' }, isTty: true })).out).not.toContain('\u001b')
})

test('behavior: the hashes are those of the kernel for every version', async () => {
  for (const version of ['1.0.0', '1.1.1', '1.3.0', '1.5.0']) {
    const hash = hashSafeTransaction({ chainId: 31337, safe: treasury, transaction: payment, version }).safeTxHash
    const typed = ['--to', payment.to, '--value', `${payment.value}`, '--chain', '31337', '--safe-version', version]
    const { out } = await runArguments(['verify', treasury, '20', ...typed, '--offline', '--json'])
    expect(out).toContain(hash)
  }
})

test('behavior: a file names its own Safe and nonce', async () => {
  const path = await writeTestFile(file)
  const alone = await runArguments(['verify', '--file', path, '--offline'])
  expect(alone).toMatchObject(await runArguments(['verify', treasury, '20', '--file', path, '--offline']))
  expect(alone.code).toBe(0)
  expect((await runArguments(['verify', treasury, '--file', path, '--offline'])).code).toBe(0)
})

test.each([[['verify', '--offline']], [['verify', treasury, '--offline']]])(
  'error: without a file %j is not enough',
  async (words) => {
    const { code, err } = await runArguments(words)
    expect(code).toBe(2)
    expect(err).toContain('--file')
  },
)

test('behavior: texts of a response are bounded', () => {
  expect(listTexts({ a: 'x', b: [1, { c: 'y' }], d: null })).toEqual(['x', '1', 'y'])
  expect(listTexts(Array.from({ length: 1_000 }, (_, index) => `${index}`))).toHaveLength(400)
})
