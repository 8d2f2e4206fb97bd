import { BaseError } from '@countersign/protocol/errors'

/** Apps compare these messages: never change them. */
export class InvalidSafeTxHashError extends BaseError {
  override readonly name = 'InvalidSafeTxHashError'
  readonly code = 'INVALID_SAFE_TX_HASH'
  constructor() {
    super('Invalid safeTxHash')
  }
}

export class NoTransactionsError extends BaseError {
  override readonly name = 'NoTransactionsError'
  readonly code = 'NO_TRANSACTIONS'
  constructor() {
    super('No transactions were passed')
  }
}

export class InvalidTypedMessageError extends BaseError {
  override readonly name = 'InvalidTypedMessageError'
  readonly code = 'INVALID_TYPED_MESSAGE'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('Invalid typed data', { cause })
  }
}

export class InvalidMessageTypeError extends BaseError {
  override readonly name = 'InvalidMessageTypeError'
  readonly code = 'INVALID_MESSAGE_TYPE'
  constructor() {
    super('Invalid message type')
  }
}

export class PermissionsRejectedError extends BaseError {
  override readonly name = 'PermissionsRejectedError'
  readonly code = 'PERMISSIONS_REJECTED'
  readonly rpcCode = 4001
  constructor({ cause }: { cause?: unknown } = {}) {
    super('Permissions rejected', { cause })
  }
}

export class InvalidPermissionsRequestError extends BaseError {
  override readonly name = 'InvalidPermissionsRequestError'
  readonly code = 'INVALID_PERMISSIONS_REQUEST'
  readonly rpcCode = 4001
  constructor() {
    super('Permissions request is invalid')
  }
}

export class SafeInfoUnavailableError extends BaseError {
  override readonly name = 'SafeInfoUnavailableError'
  readonly code = 'SAFE_INFO_UNAVAILABLE'
  constructor({ cause }: { cause: unknown }) {
    super('Could not load Safe information', { cause })
  }
}
