import { ConnectError } from './ConnectError.ts'

export class ConnectorNotFoundError extends ConnectError {
  constructor({ connector, cause }: { connector: string; cause?: unknown }) {
    super('CONNECTOR_NOT_FOUND', `Connector "${connector}" not found.`, { cause })
  }
}

/** Code 4001, or a closed wallet window. */
export class UserRejectedError extends ConnectError {
  readonly rpcCode = 4001
  constructor({ cause, message = 'User rejected the request.' }: { cause?: unknown; message?: string } = {}) {
    super('USER_REJECTED', message, { cause })
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
  readonly rpcCode = -32002
  constructor({ cause }: { cause?: unknown } = {}) {
    super('RESOURCE_UNAVAILABLE', 'A request is already pending in the wallet.', { cause })
  }
}

export class SwitchChainFailedError extends ConnectError {
  constructor({ chainId, cause }: { chainId: number; cause?: unknown }) {
    super('SWITCH_CHAIN_FAILED', `Could not switch to chain ${chainId}.`, { cause })
  }
}

export class SwitchChainUnsupportedError extends ConnectError {
  constructor({ connector, cause }: { connector: string; cause?: unknown }) {
    super('SWITCH_CHAIN_UNSUPPORTED', `"${connector}" does not support switching chains.`, { cause })
  }
}

export class ChainNotConfiguredError extends ConnectError {
  constructor({ chainId, connector }: { chainId: number; connector: string }) {
    super('CHAIN_NOT_CONFIGURED', `Chain "${chainId}" not configured for connector "${connector}".`)
  }
}

export class SafeInfoUnavailableError extends ConnectError {
  constructor({ cause }: { cause?: unknown } = {}) {
    super('SAFE_INFO_UNAVAILABLE', 'Could not load Safe information', { cause })
  }
}

export class WalletTimeoutError extends ConnectError {
  constructor({ timeout, wallet }: { timeout: number; wallet: string }) {
    super('WALLET_TIMEOUT', `${wallet} did not answer within ${Math.round(timeout / 1_000)} seconds.`)
  }
}

export class WalletSdkMissingError extends ConnectError {
  constructor({ cause, sdk, version }: { cause?: unknown; sdk: string; version: string }) {
    const text = `${sdk} ${version} could not be loaded. If it is not installed: npm i ${sdk}@${version}`
    super('WALLET_SDK_MISSING', text, { cause })
  }
}
