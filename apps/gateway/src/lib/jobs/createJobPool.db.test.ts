import { concat, type Hex, hashTypedData, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { createJobPool } from './createJobPool.ts'
import { hashContent } from './hashContent.ts'
import { recoverSigners } from './recoverSigners.ts'

// A database test only for its bundled worker: from source a worker takes ten seconds to start.
test('default: typed data is hashed as viem does, in the real worker', async () => {
  const pool = createJobPool({ timeout: 20_000, waitTimeout: 60_000 })
  onTestFinished(() => pool.stop())
  const typedData = {
    domain: { chainId: 5, name: 'Market' },
    message: { amount: '7' },
    primaryType: 'Order',
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
  } as const
  const message = { amount: 7n }
  expect(await pool.run(hashContent, { ...typedData, types: { Order: [...typedData.types.Order] } })).toBe(
    hashTypedData({ ...typedData, message }),
  )
  const misfit = { ...typedData, message: { amount: 'many' }, types: { Order: [...typedData.types.Order] } }
  expect(await pool.run(hashContent, misfit)).toBe(null)
  const account = privateKeyToAccount(generatePrivateKey())
  const hash: Hex = `0x${'ab'.repeat(32)}`
  const data = await account.sign({ hash })
  const nobodys: Hex = concat([numberToHex(0, { size: 64 }), '0x1b'])
  const signatures = [
    { data, kind: 'eoa' as const },
    { data: nobodys, kind: 'eoa' as const },
  ]
  expect(await pool.run(recoverSigners, { hash, signatures })).toEqual([account.address, null])
})
