export { type PasskeyParameters, passkey } from '../connectors/passkey.ts'
export {
  type CreatePasskeyParameters,
  type CreatePasskeyReturnType,
  createPasskey,
  isPasskeyAvailable,
  type Passkey,
  type SignWithPasskeyReturnType,
  signWithPasskey,
} from '../connectors/requestPasskey.ts'
export {
  PasskeyAnswerError,
  PasskeyCannotSendError,
  PasskeySiteError,
  PasskeyUnavailableError,
} from '../errors/passkeyErrors.ts'
