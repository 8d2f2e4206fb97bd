import { RequestError } from '../errors/RequestError.ts'

export type SignInRefusalCode =
  | 'INVALID_SIGN_IN_CHAIN'
  | 'INVALID_SIGN_IN_DOMAIN'
  | 'INVALID_SIGN_IN_MESSAGE'
  | 'INVALID_SIGN_IN_NONCE'
  | 'INVALID_SIGN_IN_SIGNATURE'
  | 'INVALID_SIGN_IN_TIME'
  | 'INVALID_SIGN_IN_URI'

/** A sign-in that failed the check named by `code`. */
export class SignInRefusedError extends RequestError {
  override readonly name = 'SignInRefusedError'
  readonly code: SignInRefusalCode
  readonly status = 401
  constructor({ code, message }: { code: SignInRefusalCode; message: string }) {
    super(message)
    this.code = code
  }
}
