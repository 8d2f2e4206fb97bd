import { ConnectError } from './ConnectError.ts'

/** This browser or page cannot use passkeys: they need https, a domain and a browser with WebAuthn. */
export class PasskeyUnavailableError extends ConnectError {
  constructor({ cause }: { cause?: unknown } = {}) {
    super('PASSKEY_UNAVAILABLE', 'Passkeys need https, a domain name and a browser that supports them.', { cause })
  }
}

/** The passkey belongs to another site than this page's. */
export class PasskeySiteError extends ConnectError {
  constructor({ cause, rpId }: { cause: unknown; rpId: string }) {
    super('PASSKEY_SITE', `The passkey belongs to ${rpId} and can only be used there.`, { cause })
  }
}

/** An answer that is no signature by this passkey's verified user over the requested hash. */
export class PasskeyAnswerError extends ConnectError {
  constructor(reason: string) {
    super('PASSKEY_ANSWER', `The passkey's answer was refused: ${reason}.`)
  }
}

/** Neither the passkey nor its contract can pay for gas. */
export class PasskeyCannotSendError extends ConnectError {
  readonly rpcCode = 4200
  constructor({ method }: { method: string }) {
    super(
      'PASSKEY_CANNOT_SEND',
      `A passkey signs, but cannot send transactions (${method}). Use another account for that.`,
    )
  }
}
