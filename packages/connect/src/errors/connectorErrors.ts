import { ConnectError } from './ConnectError.ts'

export class ConnectorNotFoundError extends ConnectError {
  override readonly name = 'ConnectorNotFoundError'
  readonly code = 'CONNECTOR_NOT_FOUND'
  constructor({ connector, cause }: { connector: string; cause?: unknown }) {
    super(`Connector "${connector}" not found.`, { cause })
  }
}

/** Code 4001, or a closed wallet window. */
export class UserRejectedError extends ConnectError {
  override readonly name = 'UserRejectedError'
  readonly code = 'USER_REJECTED'
  readonly rpcCode = 4001
  constructor({ cause, message = 'User rejected the request.' }: { cause?: unknown; message?: string } = {}) {
    super(message, { cause })
  }
}

/**
 * A response without accounts: a locked wallet, or no account selected for this page. The specification counts it as
 * rejected; the user sees what to do instead.
 */
export class NoAccountError extends UserRejectedError {
  constructor({ cause, wallet }: { cause?: unknown; wallet: string }) {
    super({ cause, message: `${wallet} shared no account.` })
  }
}

/** Code -32002: the wallet already shows a request of this page. */
export class ResourceUnavailableError extends ConnectError {
  override readonly name = 'ResourceUnavailableError'
  readonly code = 'RESOURCE_UNAVAILABLE'
  readonly rpcCode = -32002
  constructor({ cause }: { cause?: unknown } = {}) {
    super('A request is already pending in the wallet.', { cause })
  }
}

export class SwitchChainFailedError extends ConnectError {
  override readonly name = 'SwitchChainFailedError'
  readonly code = 'SWITCH_CHAIN_FAILED'
  constructor({ chainId, cause }: { chainId: number; cause?: unknown }) {
    super(`Could not switch to chain ${chainId}.`, { cause })
  }
}

export class SwitchChainUnsupportedError extends ConnectError {
  override readonly name = 'SwitchChainUnsupportedError'
  readonly code = 'SWITCH_CHAIN_UNSUPPORTED'
  constructor({ connector, cause }: { connector: string; cause?: unknown }) {
    super(`"${connector}" does not support switching chains.`, { cause })
  }
}

export class ChainNotConfiguredError extends ConnectError {
  override readonly name = 'ChainNotConfiguredError'
  readonly code = 'CHAIN_NOT_CONFIGURED'
  constructor({ chainId, connector }: { chainId: number; connector: string }) {
    super(`Chain "${chainId}" not configured for connector "${connector}".`)
  }
}

export class SafeInfoUnavailableError extends ConnectError {
  override readonly name = 'SafeInfoUnavailableError'
  readonly code = 'SAFE_INFO_UNAVAILABLE'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('Could not load Safe information', { cause })
  }
}

export class WalletTimeoutError extends ConnectError {
  override readonly name = 'WalletTimeoutError'
  readonly code = 'WALLET_TIMEOUT'
  constructor({ timeout, wallet }: { timeout: number; wallet: string }) {
    super(`${wallet} did not answer within ${Math.round(timeout / 1_000)} seconds.`)
  }
}

export class WalletSdkMissingError extends ConnectError {
  override readonly name = 'WalletSdkMissingError'
  readonly code = 'WALLET_SDK_MISSING'
  constructor({ cause, sdk }: { cause: unknown; sdk: string }) {
    super(`The code for this wallet could not be loaded (${sdk}).`, { cause })
  }
}
