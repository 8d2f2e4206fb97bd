import { expect, test } from 'vitest'
import { WalletSdkMissingError } from '../errors/connectorErrors.ts'

test('error: a missing SDK names package, version and the way out', () => {
  const error = new WalletSdkMissingError({
    cause: new Error('Cannot find module'),
    sdk: '@walletconnect/sign-client',
    version: '2.21.8',
  })
  expect(error.message).toContain('@walletconnect/sign-client 2.21.8 could not be loaded')
  expect(error.message).toContain('npm i @walletconnect/sign-client@2.21.8')
})
