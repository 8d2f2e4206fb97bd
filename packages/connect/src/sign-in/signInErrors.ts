import { ConnectError } from '../errors/ConnectError.ts'

export class PrepareMessageError extends ConnectError {
  override readonly name = 'PrepareMessageError'
  constructor({ cause }: { cause: unknown }) {
    super('PREPARE_MESSAGE_FAILED', 'Error preparing message, please retry!', { cause })
  }
}

export class SignMessageError extends ConnectError {
  override readonly name = 'SignMessageError'
  constructor({ cause }: { cause: unknown }) {
    super('SIGN_MESSAGE_FAILED', 'Error signing message, please retry!', { cause })
  }
}

export class VerifySignatureError extends ConnectError {
  override readonly name = 'VerifySignatureError'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('VERIFY_SIGNATURE_FAILED', 'Error verifying signature, please retry!', { cause })
  }
}
