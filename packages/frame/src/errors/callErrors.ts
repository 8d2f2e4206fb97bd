import { BaseError } from '@countersign/protocol/errors'

/** Apps compare these messages: never change them. */
export class InvalidSafeTxHashError extends BaseError {
  constructor() {
    super('INVALID_SAFE_TX_HASH', 'Invalid safeTxHash')
  }
}

export class NoTransactionsError extends BaseError {
  constructor() {
    super('NO_TRANSACTIONS', 'No transactions were passed')
  }
}

export class InvalidTypedMessageError extends BaseError {
  constructor({ cause }: { cause?: unknown } = {}) {
    super('INVALID_TYPED_MESSAGE', 'Invalid typed data', { cause })
  }
}

export class InvalidMessageTypeError extends BaseError {
  constructor() {
    super('INVALID_MESSAGE_TYPE', 'Invalid message type')
  }
}

export class PermissionsRejectedError extends BaseError {
  readonly rpcCode = 4001
  constructor({ cause }: { cause?: unknown } = {}) {
    super('PERMISSIONS_REJECTED', 'Permissions rejected', { cause })
  }
}

export class InvalidPermissionsRequestError extends BaseError {
  readonly rpcCode = 4001
  constructor() {
    super('INVALID_PERMISSIONS_REQUEST', 'Permissions request is invalid')
  }
}

export class SafeInfoUnavailableError extends BaseError {
  constructor({ cause }: { cause: unknown }) {
    super('SAFE_INFO_UNAVAILABLE', 'Could not load Safe information', { cause })
  }
}
