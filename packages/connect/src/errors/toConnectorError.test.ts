import { expect, test } from 'vitest'
import {
  ChainNotConfiguredError,
  ConnectorNotFoundError,
  ResourceUnavailableError,
  SafeInfoUnavailableError,
  UserRejectedError,
} from './connectorErrors.ts'
import { toConnectorError } from './toConnectorError.ts'

test('default: plain objects become typed errors with their cause', () => {
  const thrown = { code: 4001, message: 'no' }
  const error = toConnectorError(thrown, { connector: 'x' })
  expect(error).toBeInstanceOf(UserRejectedError)
  expect(error.cause).toBe(thrown)
  expect(toConnectorError({ code: -32002 }, { connector: 'x' })).toBeInstanceOf(ResourceUnavailableError)
  expect(toConnectorError(new Error('Provider not found.'), { connector: 'x' })).toBeInstanceOf(ConnectorNotFoundError)
})

test('behavior: an unknown failure has its message', () => {
  expect(toConnectorError({ message: 'boom' }, { connector: 'x' }).message).toBe('boom')
  const error = new Error('mine')
  expect(toConnectorError(error, { connector: 'x' })).toBe(error)
})

test('behavior: sentences of the specification', () => {
  expect(new ChainNotConfiguredError({ chainId: 5, connector: 'Lab' }).message).toBe(
    'Chain "5" not configured for connector "Lab".',
  )
  expect(new SafeInfoUnavailableError().message).toBe('Could not load Safe information')
  expect(new UserRejectedError().rpcCode).toBe(4001)
  expect(new ResourceUnavailableError().rpcCode).toBe(-32002)
})
