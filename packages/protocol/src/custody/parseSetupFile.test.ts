import { hashTypedData, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createSetupFile, signSetupFile } from '../../test/setupFile.ts'
import { InvalidFileError } from '../file/parseTransactionFile.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { parseAddress } from '../hash/parseAddress.ts'
import { getSetupFileTypedData, hashSetupFile, parseSetupFile, writeSetupFile } from './parseSetupFile.ts'
import type { SetupChain, SetupFile } from './SetupFile.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chain: SetupChain = {
  block: 10n ** 20n,
  blockHash: zeroHash,
  chainId: 31337,
  chainName: 'Demo',
  creation: null,
  fallbackHandler: null,
  guard: null,
  implementation: owner,
  implementationCodeHash: zeroHash,
  moduleGuard: null,
  modules: null,
  nested: [],
  nonce: 20n,
  owners: [{ address: owner, kind: 'key', name: 'Zoë' }],
  proxyCodeHash: zeroHash,
  threshold: 1,
  version: '1.4.1',
}
const file = { ...createSetupFile(safe, [chain]), signatures: [] }
const text = writeSetupFile(file)

function refuse(changed: string): InvalidFileError {
  try {
    parseSetupFile(changed)
  } catch (error) {
    if (error instanceof InvalidFileError) return error
    throw error
  }
  throw new Error('The file was accepted.')
}

test('default: written, read, and the same identity', async () => {
  expect(parseSetupFile(text)).toEqual(file)
  const signed = await signSetupFile(file, [owner])
  expect(parseSetupFile(writeSetupFile(signed))).toEqual(signed)
  expect(hashSetupFile(signed)).toBe(hashSetupFile(file))
})

test('behavior: every change of the content changes the identity', () => {
  const changes: SetupFile[] = [
    { ...file, name: 'x' },
    { ...file, safe: parseAddress(owner) ?? owner },
    { ...file, nodes: [] },
    { ...file, chains: [{ ...chain, threshold: 2 }] },
    {
      ...file,
      chains: [{ ...chain, owners: [{ ...chain.owners[0], name: 'Mallory', address: owner, kind: 'key' as const }] }],
    },
    { ...file, chains: [{ ...chain, guard: safe }] },
  ]
  const hashes = changes.map((changed) => hashSetupFile(changed))
  expect(new Set([...hashes, hashSetupFile(file)]).size).toBe(changes.length + 1)
})

test('behavior: what is signed is nothing to a Safe of any version', () => {
  const typedData = getSetupFileTypedData(file)
  const digest = hashTypedData(typedData)
  for (const version of ['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0']) {
    const domain = { chainId: 31337, safe, version } as const
    const { domainHash } = hashSafeMessage({ ...domain, message: 'x' })
    // Another domain: no transaction or message of this Safe has this digest.
    expect(digest).not.toContain(domainHash.slice(2))
    expect(hashTypedData({ ...typedData, domain: { chainId: 31337, verifyingContract: safe } })).not.toBe(digest)
    expect(
      hashSafeTransaction({
        ...domain,
        transaction: {
          baseGas: 0n,
          data: '0x',
          gasPrice: 0n,
          gasToken: safe,
          nonce: 0n,
          operation: 0,
          refundReceiver: safe,
          safeTxGas: 0n,
          to: safe,
          value: 0n,
        },
      }).safeTxHash,
    ).not.toBe(digest)
  }
})

test.each([
  ['commands', (content: string) => content.replace('cast send', 'cast send --legacy'), 'chains.0.commands'],
  ['an unknown field', (content: string) => content.replace('"name"', '"evil": 1, "name"'), /evil|chains\.0\.owners/],
  ['a repeated field', (content: string) => content.replace('"safe"', '"name": "x", "safe"'), 'name'],
  [
    'a script as node',
    (content: string) => content.replace('http://127.0.0.1:8545', 'javascript:alert(1)'),
    'nodes.0.url',
  ],
  ['a threshold without owners', (content: string) => content.replace('"threshold": 1', '"threshold": 2'), /chains\.0/],
  ['hidden characters', (content: string) => content.replace('Zoë', 'Zo\u202eë'), 'chains.0.owners.0.name'],
  ['another format', (content: string) => content.replace('countersign-setup-file', 'other'), 'format'],
  ['no JSON', () => '{', 'file'],
  ['too long', () => 'x'.repeat(1_048_577), 'file'],
])('error: %s', (_, change, field) => {
  const changed = change(text)
  expect(changed).not.toBe(text)
  const error = refuse(changed)
  if (typeof field === 'string') expect(error.field).toBe(field)
  else expect(error.field).toMatch(field)
})

test('error: a network or an owner twice', () => {
  const twice = { ...file, chains: [chain, chain] }
  expect(refuse(writeSetupFile(twice)).field).toBe('chains')
  const [first] = chain.owners
  const repeated = { ...file, chains: [{ ...chain, owners: first ? [first, first] : [] }] }
  expect(refuse(writeSetupFile(repeated)).field).toBe('chains.0.owners')
})
