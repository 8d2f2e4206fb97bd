import { NodeError } from '@countersign/protocol/errors'
import { InvalidTransactionRequestError } from '@countersign/protocol/verify'
import { describeError, errorCode, hasErrorName, rootSentence } from '../../lib/describeError.ts'
import { translateMessage } from '../../lib/messages/said.ts'
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
  if (hasErrorName(error, ['ConnectorAccountNotFoundError', 'ConnectorNotConnectedError'])) return gone
  // The wallet was not even asked.
  if (error instanceof InvalidTransactionRequestError)
    return {
      remedy: translateMessage(error.metaMessages[0] ?? ''),
      text: translateMessage(error.words),
      title: undefined,
      tone: 'stop',
    }
  const code = errorCode(error)
  if (code === 4001) return { text: rejected, title: words.rejectedTitle, tone: 'caution' }
  const known = code === undefined ? undefined : byCode.get(code)
  if (known) return known
  const { remedy, sentence } = describeError(error)
  // What the wallet itself said: libraries wrap it into words that help nobody. A node's refusal has words of ours.
  const isOfWallet = code !== undefined && !(error instanceof NodeError)
  return { remedy, text: isOfWallet ? words.walletSaid(rootSentence(error)) : sentence, title: undefined, tone: 'stop' }
}

const gone: WalletFailureWords = { text: words.goneText, title: words.goneTitle, tone: 'caution' }
const unable: WalletFailureWords = { text: words.unsupportedText, title: words.unsupportedTitle, tone: 'stop' }

const byCode: ReadonlyMap<number, WalletFailureWords> = new Map<number, WalletFailureWords>([
  [-32002, { text: words.pendingText, title: words.pendingTitle, tone: 'caution' }],
  [4100, { text: words.lockedText, title: words.lockedTitle, tone: 'caution' }],
  [4900, gone],
  [4901, gone],
  [4200, unable],
  [-32601, unable],
])
