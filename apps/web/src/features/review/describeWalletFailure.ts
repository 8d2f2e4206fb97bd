import { NodeError } from '@countersign/protocol'
import { describeError, errorCode, hasErrorName, rootSentence } from '../../lib/describeError.ts'
import { signText as words } from '../../lib/messages/sign.ts'

export type WalletFailureWords = {
  /** Undefined: that of the screen. */
  title: string | undefined
  text: string
  remedy?: string | undefined
  /** A refusal or a mere wait is a caution; the rest stopped what was wanted. */
  tone: 'caution' | 'stop'
}

/** A wallet's refusal in words, told apart by its code along the cause chain, or by the class where there is none. */
export function describeWalletFailure(error: unknown, { rejected }: { rejected: string }): WalletFailureWords {
  if (hasErrorName(error, ['ConnectorChainMismatchError']))
    return { text: words.movedText, title: words.movedTitle, tone: 'caution' }
  if (hasErrorName(error, ['ConnectorAccountNotFoundError', 'ConnectorNotConnectedError']))
    return { text: words.goneText, title: words.goneTitle, tone: 'caution' }
  const code = errorCode(error)
  switch (code) {
    case 4001:
      return { text: rejected, title: words.rejectedTitle, tone: 'caution' }
    case -32002:
      return { text: words.pendingText, title: words.pendingTitle, tone: 'caution' }
    case 4100:
      return { text: words.lockedText, title: words.lockedTitle, tone: 'caution' }
    case 4900:
    case 4901:
      return { text: words.goneText, title: words.goneTitle, tone: 'caution' }
    case 4200:
    case -32601:
      return { text: words.unsupportedText, title: words.unsupportedTitle, tone: 'stop' }
  }
  const { remedy, sentence } = describeError(error)
  // What the wallet itself said: libraries wrap it into words that help nobody. A node's refusal has words of ours.
  const isOfWallet = code !== undefined && !(error instanceof NodeError)
  return { remedy, text: isOfWallet ? words.walletSaid(rootSentence(error)) : sentence, title: undefined, tone: 'stop' }
}
