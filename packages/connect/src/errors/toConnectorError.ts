import { ConnectError } from './ConnectError.ts'
import { classifyFailure } from './classifyFailure.ts'
import {
  ConnectorNotFoundError,
  NoAccountError,
  ResourceUnavailableError,
  UserRejectedError,
} from './connectorErrors.ts'

/** Maps a wallet's error to one of this package's types; others are returned unchanged. */
export function toConnectorError(error: unknown, { connector }: { connector: string }): Error {
  if (error instanceof ConnectError) return error
  switch (classifyFailure(error)) {
    case 'rejected':
      return new UserRejectedError({ cause: error })
    case 'noAccount':
      return new NoAccountError({ cause: error, wallet: connector })
    case 'pending':
      return new ResourceUnavailableError({ cause: error })
    case 'notInstalled':
      return new ConnectorNotFoundError({ cause: error, connector })
    case 'failed':
    case 'offline':
    case 'timedOut':
    case 'unsupported':
      return error instanceof Error
        ? error
        : new Error(String(Reflect.get(Object(error), 'message') ?? error), { cause: error })
  }
}
