import { NodeError } from '@countersign/protocol/errors'
import { InvalidTransactionRequestError } from '@countersign/protocol/verify'
import { describeError, errorCode, hasErrorName, rootSentence } from '../../lib/describeError.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { signText as words } from '../../lib/messages/sign.ts'

export type WalletFailureWords = {
  /** Undefined: the screen's default. */
  title: string | undefined
  text: string
  remedy?: string | undefined
  /** A rejection or a wait is a caution; other failures are a stop. */
  tone: 'caution' | 'stop'
}

/** Describes a wallet error by its code in the cause chain, or by its class. */
export function describeWalletFailure(error: unknown, { rejected }: { rejected: string }): WalletFailureWords {
  if (hasErrorName(error, ['ConnectorChainMismatchError']))
    return { text: words.movedText, title: words.movedTitle, tone: 'caution' }
  if (hasErrorName(error, ['ConnectorAccountNotFoundError', 'ConnectorNotConnectedError'])) return gone
  // The wallet was never called.
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
  // The wallet's own message, without library wrapping; node errors have our texts.
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
