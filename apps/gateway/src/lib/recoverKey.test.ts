import { demoAccounts } from '@countersign/devchain/accounts'
import { concat, type Hex, keccak256, numberToHex, slice } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { recoverKey } from './recoverKey.ts'

const [alice] = demoAccounts
const hash = keccak256('0x01')

const sign = () => privateKeyToAccount(alice.privateKey).sign({ hash })
const withV = (signature: Hex, v: number) => concat([slice(signature, 0, 64), numberToHex(v, { size: 1 })])

test('default: v as 27 and 28, or as 0 and 1', async () => {
  const signature = await sign()
  const v = Number(slice(signature, 64))
  expect(await recoverKey({ hash, signature })).toBe(alice.address)
  expect(await recoverKey({ hash, signature: withV(signature, v - 27) })).toBe(alice.address)
  expect(await recoverKey({ hash, signature: withV(signature, 55 - v) })).not.toBe(alice.address)
})

test('error: what is no signature of a key', async () => {
  const signature = await sign()
  for (const bytes of [
    '0x',
    `${signature}00`,
    withV(signature, 2),
    withV(signature, 31),
    `0x${'ff'.repeat(65)}`,
  ] as const)
    expect(await recoverKey({ hash, signature: bytes })).toBeUndefined()
})
