import { expect, test } from 'vitest'
import { explainMissing, openNodeLedger } from './openNodeLedger.ts'

test('default: the ready-made binary loads, or the library that it lacks is named', async () => {
  await expect(openNodeLedger()).rejects.toThrow(/^No Ledger found|^A Ledger needs the system library lib/)
})

test('error: a system library is missing, or the package', () => {
  const cause = Object.assign(new Error('libusb-1.0.so.0: cannot open shared object file'), {
    code: 'ERR_DLOPEN_FAILED',
  })
  expect(explainMissing(cause)).toMatchObject({
    message: expect.stringContaining('apt install libudev1 libusb-1.0-0'),
    shortMessage: 'A Ledger needs the system library libusb-1.0.so.0.',
  })
  const missing = Object.assign(new Error("Cannot find package 'node-hid'"), { code: 'ERR_MODULE_NOT_FOUND' })
  expect(explainMissing(missing).message).toContain('npm i -g node-hid')
})
