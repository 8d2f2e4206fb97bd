import { ConnectError } from '../errors/ConnectError.ts'

export class PrepareMessageError extends ConnectError {
  override readonly name = 'PrepareMessageError'
  readonly code = 'PREPARE_MESSAGE_FAILED'
  constructor({ cause }: { cause: unknown }) {
    super('Error preparing message, please retry!', { cause })
  }
}

export class SignMessageError extends ConnectError {
  override readonly name = 'SignMessageError'
  readonly code = 'SIGN_MESSAGE_FAILED'
  constructor({ cause }: { cause: unknown }) {
    super('Error signing message, please retry!', { cause })
  }
}

export class VerifySignatureError extends ConnectError {
  override readonly name = 'VerifySignatureError'
  readonly code = 'VERIFY_SIGNATURE_FAILED'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('Error verifying signature, please retry!', { cause })
  }
}
