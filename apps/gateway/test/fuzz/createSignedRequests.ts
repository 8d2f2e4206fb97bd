import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import {
  getDelegateTypedData,
  getDeleteRequestTypedData,
  getTotp,
  hashSafeMessage,
  hashSafeTransaction,
} from '@countersign/protocol/hash'
import fc from 'fast-check'
import { type Address, concat, type Hex, zeroAddress } from 'viem'
import { privateKeyToAccount, sign, signMessage } from 'viem/accounts'
import { signedOperation } from '../signedOperation.ts'
import { createJunk } from './createJunk.ts'
import type { FuzzRequest } from './FuzzRequest.ts'

const chainId = 31_337
const safes = Object.values(demoSafes)
const hour = () => getTotp(Date.now() / 1000)

type Draft = {
  body: Record<string, unknown>
  method: 'DELETE' | 'POST'
  path: string
}

const Account = fc.constantFrom(...demoAccounts.slice(0, 6))
const Safe = fc.constantFrom(...safes)
type Kind = 'delegate' | 'delete' | 'message' | 'operate' | 'propose' | 'undelegate' | 'unsigned'

const Choice = fc.record({
  account: Account,
  data: fc.constantFrom<Hex>('0x', '0x', '0xa9059cbb', `0x${'00'.repeat(300)}`),
  form: fc.constantFrom('eoa', 'eoa', 'ethSign', 'twice'),
  kind: fc.constantFrom<Kind>(
    'propose',
    'propose',
    'propose',
    'message',
    'operate',
    'delegate',
    'undelegate',
    'delete',
    'unsigned',
  ),
  nonce: fc.nat(12),
  operation: fc.constantFrom<0 | 1>(0, 0, 0, 1),
  other: Account,
  safe: Safe,
  text: fc.string({ unit: 'grapheme' }),
  value: fc.bigInt({ max: 3n, min: 0n }),
})

type Choice = typeof Choice extends fc.Arbitrary<infer choice> ? choice : never

/** Mutation of a valid request: none, one field changed, or one removed. */
const Fault = fc.option(
  fc.record({ at: fc.nat(20), junk: createJunk(), kind: fc.constantFrom('drop', 'flip', 'replace') }),
  { freq: 2 },
)

/** Signed requests, half of them mutated: whatever is stored must still be valid. */
export async function createSignedRequests({ count, seed }: { count: number; seed: number }): Promise<FuzzRequest[]> {
  const drafts = fc.sample(fc.tuple(Choice, Fault), { numRuns: count, seed })
  return Promise.all(
    drafts.map(async ([choice, fault]) => {
      const { body, method, path } = await draft(choice)
      const spoilt = fault ? spoil(body, fault) : body
      return { body: JSON.stringify(spoilt), contentType: 'application/json', method, path, route: undefined }
    }),
  )
}

async function draft(choice: Choice): Promise<Draft> {
  switch (choice.kind) {
    case 'message':
      return draftMessage(choice)
    case 'delegate':
    case 'undelegate':
      return draftDelegate(choice)
    case 'delete':
      return draftDeletion(choice)
    case 'operate':
      return draftOperation(choice)
    case 'propose':
    case 'unsigned':
      return draftProposal(choice)
  }
}

function describe({ data, nonce, operation, other, safe, value }: Choice) {
  const transaction = {
    baseGas: 0n,
    data,
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce: safe.nonce + BigInt(nonce),
    operation,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: other.address,
    value,
  }
  return { transaction, ...hashSafeTransaction({ chainId, safe: safe.address, transaction, version: safe.version }) }
}

async function draftProposal(choice: Choice): Promise<Draft> {
  const { account, form, kind, safe, text } = choice
  const { safeTxHash, transaction } = describe(choice)
  return {
    body: {
      ...Object.fromEntries(
        Object.entries(transaction).map(([key, value]) => [key, typeof value === 'bigint' ? `${value}` : value]),
      ),
      origin: text === '' ? null : JSON.stringify({ name: text, note: text, url: text }),
      safeTxHash,
      sender: account.address,
      signature: kind === 'unsigned' ? null : await signAs(account, safeTxHash, form),
    },
    method: 'POST',
    path: `/v1/chains/${chainId}/transactions/${safe.address}/propose`,
  }
}

async function draftMessage({ account, form, safe, text }: Choice): Promise<Draft> {
  const { safeMessageHash } = hashSafeMessage({ chainId, message: text, safe: safe.address, version: safe.version })
  return {
    body: { message: text, signature: await signAs(account, safeMessageHash, form) },
    method: 'POST',
    path: `/v1/chains/${chainId}/safes/${safe.address}/messages`,
  }
}

async function draftOperation({ account, data, form, nonce, operation, safe }: Choice): Promise<Draft> {
  const { body } = await signedOperation({
    entryPointVersion: operation === 1 ? '0.6' : '0.7',
    operation: { callData: data, nonce: BigInt(nonce) },
    safe: safe.address,
    signers: form === 'twice' ? [account, account] : [account],
  })
  return { body, method: 'POST', path: `/tx-service/${chainId}/api/v1/safes/${safe.address}/safe-operations/` }
}

async function draftDelegate({ account, kind, other, safe, text }: Choice): Promise<Draft> {
  const typedData = getDelegateTypedData({ chainId, delegate: other.address, totp: hour() })
  const signature = await privateKeyToAccount(account.privateKey).signTypedData(typedData)
  const body = { delegator: account.address, safe: safe.address, signature }
  if (kind === 'undelegate') return { body, method: 'DELETE', path: `/v2/chains/${chainId}/delegates/${other.address}` }
  return {
    body: { ...body, delegate: other.address, label: text },
    method: 'POST',
    path: `/v2/chains/${chainId}/delegates`,
  }
}

async function draftDeletion(choice: Choice): Promise<Draft> {
  const { safeTxHash } = describe(choice)
  const typedData = getDeleteRequestTypedData({ chainId, safe: choice.safe.address, safeTxHash, totp: hour() })
  const signature = await privateKeyToAccount(choice.account.privateKey).signTypedData(typedData)
  return { body: { signature }, method: 'DELETE', path: `/v1/chains/${chainId}/transactions/${safeTxHash}` }
}

async function signAs({ privateKey }: DemoAccount, hash: Hex, form: string): Promise<Hex> {
  const plain = await sign({ hash, privateKey, to: 'hex' })
  if (form === 'twice') return concat([plain, plain])
  if (form === 'eoa') return plain
  const prefixed = await signMessage({ message: { raw: hash }, privateKey })
  const v = Number.parseInt(prefixed.slice(-2), 16) + 4
  return `${toHex(prefixed.slice(0, -2))}${v.toString(16)}`
}

const toHex = (text: string): Address => `0x${text.slice(2)}`

function spoil(
  body: Record<string, unknown>,
  { at, junk, kind }: { at: number; junk: unknown; kind: string },
): Record<string, unknown> {
  const names = Object.keys(body)
  const name = names[at % names.length] ?? ''
  const value = body[name]
  if (kind === 'drop') return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
  if (kind === 'replace' || typeof value !== 'string' || value.length < 3) return { ...body, [name]: junk }
  // Changes one digit of a signature, hash, address or amount.
  const index = 2 + (at % (value.length - 2))
  const digit = value[index] === '7' ? '8' : '7'
  return { ...body, [name]: `${value.slice(0, index)}${digit}${value.slice(index + 1)}` }
}
