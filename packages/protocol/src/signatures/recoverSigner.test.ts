import { hashMessage, keccak256, numberToHex, toBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { hashEthSign } from '../hash/getDeviceDigest.ts'
import { normalizeSignature } from '../verify/createSigningRequest.ts'
import { parseSignatures } from './parseSignatures.ts'
import { recoverSigner } from './recoverSigner.ts'

const account = privateKeyToAccount(numberToHex(9n, { size: 32 }))
const hash = keccak256('0x02')

test('default', async () => {
  const signature = normalizeSignature({ method: 'typedData', signature: await account.sign({ hash }) })
  const [parsed] = parseSignatures(signature)
  expect(parsed?.kind).toBe('eoa')
  if (parsed) expect(await recoverSigner({ hash, signature: parsed })).toBe(account.address)
})

test('behavior: eth_sign form', async () => {
  const raw = await account.signMessage({ message: { raw: toBytes(hash) } })
  const [parsed] = parseSignatures(normalizeSignature({ method: 'personal', signature: raw }))
  expect(parsed?.kind).toBe('ethSign')
  if (parsed) expect(await recoverSigner({ hash, signature: parsed })).toBe(account.address)
})

test('behavior: hashEthSign is the hash of personal_sign', () => {
  expect(hashEthSign(hash)).toBe(hashMessage({ raw: hash }))
})

test('error: kinds without a key', async () => {
  await expect(
    recoverSigner({ hash, signature: { kind: 'approvedHash', signer: account.address, data: '0x' } }),
  ).rejects.toThrow('A signature of kind "approvedHash" has no key to recover; ask the chain.')
})
