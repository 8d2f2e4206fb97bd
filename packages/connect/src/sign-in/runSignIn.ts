import type { Address, Hex } from 'viem'
import { classifyFailure } from '../errors/classifyFailure.ts'
import type { SignInStatus } from '../state/DialogState.ts'
import type { AuthenticationAdapter } from './AuthenticationAdapter.ts'
import { PrepareMessageError, SignMessageError, VerifySignatureError } from './signInErrors.ts'

export type PrepareSignInParameters = { adapter: AuthenticationAdapter; address: Address; chainId: number }

/** The first stage, run before the button is enabled: phones open the wallet only in response to a tap. */
export async function prepareSignIn({ adapter, address, chainId }: PrepareSignInParameters): Promise<SignInStatus> {
  try {
    const nonce = await adapter.getNonce()
    return { message: await adapter.createMessage({ address, chainId, nonce }), status: 'ready' }
  } catch (cause) {
    return { error: new PrepareMessageError({ cause }), message: null, stage: 'preparing', status: 'failed' }
  }
}

export type RunSignInParameters = {
  adapter: AuthenticationAdapter
  message: string
  sign(message: string): Promise<Hex>
  report(status: SignInStatus): void
}

/**
 * The second and third stage. A rejection in the wallet is no error: the message is ready to be signed again. After a
 * refused verification the nonce is spent, so the next try prepares a new message.
 *
 * @returns whether the server accepted
 */
export async function runSignIn({ adapter, message, report, sign }: RunSignInParameters): Promise<boolean> {
  report({ message, status: 'signing' })
  let signature: Hex
  try {
    signature = await sign(message)
  } catch (cause) {
    const isRejected = classifyFailure(cause) === 'rejected'
    report(
      isRejected
        ? { message, status: 'ready' }
        : { error: new SignMessageError({ cause }), message, stage: 'signing', status: 'failed' },
    )
    return false
  }
  report({ message, status: 'verifying' })
  try {
    if (await adapter.verify({ message, signature })) return true
    report({ error: new VerifySignatureError(), message: null, stage: 'verifying', status: 'failed' })
  } catch (cause) {
    report({ error: new VerifySignatureError({ cause }), message: null, stage: 'verifying', status: 'failed' })
  }
  return false
}
