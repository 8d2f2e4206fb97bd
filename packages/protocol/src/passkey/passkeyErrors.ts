import { BaseError } from '../errors/BaseError.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'

/** A passkey's answer that is not a signature of the content shown, made on this site by its verified user. */
class PasskeySignatureError extends BaseError {}

const refuse = (code: string, text: TranslatableMessage) => new PasskeySignatureError(code, text)

export const passkeyErrors = {
  malformed: () =>
    refuse('PASSKEY_MALFORMED', msg('passkey.malformed', 'The passkey’s signature is incomplete or malformed.')),
  tooLong: () => refuse('PASSKEY_TOO_LONG', msg('passkey.tooLong', 'The passkey’s signature is too long.')),
  otherOrigin: (origin: string) =>
    refuse(
      'PASSKEY_OTHER_ORIGIN',
      msg('passkey.otherOrigin', 'The passkey signed on another site: {origin}', { origin }),
    ),
  otherSite: (site: string) =>
    refuse(
      'PASSKEY_OTHER_SITE',
      msg('passkey.otherSite', 'The signature is from a passkey of another site than {site}.', { site }),
    ),
  inFrame: () => refuse('PASSKEY_IN_FRAME', msg('passkey.inFrame', 'The passkey signed in a frame of another site.')),
  notVerified: () =>
    refuse(
      'PASSKEY_USER_NOT_VERIFIED',
      msg('passkey.notVerified', 'The device did not check who used the passkey. Set up its screen lock.'),
    ),
  wrongKey: () =>
    refuse(
      'PASSKEY_WRONG_KEY',
      msg('passkey.wrongKey', 'The signature is not one of this passkey over the content shown.'),
    ),
}
