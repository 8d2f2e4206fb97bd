import { bytesToHex, keccak256, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { recoverAddress, recoverAddressSlow } from './recoverAddress.ts'

vi.setConfig({ testTimeout: 120_000 })

test('behavior: both engines agree on many keys', async () => {
  for (let index = 1; index <= 100; index++) {
    const signer = privateKeyToAccount(keccak256(numberToHex(index)))
    const digest = keccak256(bytesToHex(new Uint8Array(index)))
    const parameters = { hash: digest, signature: await signer.sign({ hash: digest }) }
    expect(await recoverAddress(parameters)).toBe(signer.address)
    expect(await recoverAddressSlow(parameters)).toBe(signer.address)
  }
})
