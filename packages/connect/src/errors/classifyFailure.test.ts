import { expect, test } from 'vitest'
import { classifyFailure } from './classifyFailure.ts'
import {
  ConnectorNotFoundError,
  NoAccountError,
  ResourceUnavailableError,
  SwitchChainFailedError,
  SwitchChainUnsupportedError,
  UserRejectedError,
  WalletTimeoutError,
} from './connectorErrors.ts'

test.each([
  [{ code: 4001, message: 'User rejected the request.' }, 'rejected'],
  [new Error('x', { cause: { code: 4001 } }), 'rejected'],
  [new UserRejectedError(), 'rejected'],
  [{ code: 5000, message: 'User rejected.' }, 'rejected'],
  [new Error('User closed modal'), 'rejected'],
  [new Error('accounts received is empty'), 'noAccount'],
  [new NoAccountError({ wallet: 'X' }), 'noAccount'],
  [{ code: -32002, message: 'Already processing eth_requestAccounts.' }, 'pending'],
  [new ResourceUnavailableError(), 'pending'],
  [new WalletTimeoutError({ timeout: 1_000, wallet: 'X' }), 'timedOut'],
  [new Error('Proposal expired'), 'timedOut'],
  [{ code: 4200 }, 'unsupported'],
  [{ code: -32601 }, 'unsupported'],
  [new SwitchChainUnsupportedError({ connector: 'X' }), 'unsupported'],
  [new ConnectorNotFoundError({ connector: 'X' }), 'notInstalled'],
  [new Error('Provider not found.'), 'notInstalled'],
  [new SwitchChainFailedError({ cause: { code: 4001 }, chainId: 1 }), 'rejected'],
  [new Error('boom'), 'failed'],
  ['boom', 'failed'],
  [undefined, 'failed'],
] as const)('default: %o is %s', (error, kind) => {
  expect(classifyFailure(error)).toBe(kind)
})

test('parameters: isOnline', () => {
  expect(classifyFailure(new Error('fetch failed'), { isOnline: false })).toBe('offline')
  expect(classifyFailure({ code: 4001 }, { isOnline: false })).toBe('rejected')
})
