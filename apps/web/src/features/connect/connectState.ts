import { errorCode } from '../../lib/describeError.ts'

export type ConnectState =
  | { step: 'pick' }
  | { step: 'connecting'; walletId: string }
  | { step: 'failed'; walletId: string; reason: ConnectFailure; error: unknown }

/** `rejected` 4001, `pending` -32002: the wallet is already asking. */
type ConnectFailure = 'rejected' | 'pending' | 'other'

export type ConnectAction =
  | { type: 'picked'; walletId: string }
  | { type: 'failed'; walletId: string; error: unknown }
  | { type: 'reset' }

export function reduceConnect(state: ConnectState, action: ConnectAction): ConnectState {
  switch (action.type) {
    case 'picked':
      return { step: 'connecting', walletId: action.walletId }
    case 'failed':
      // An answer of a wallet that was left for another one no longer matters.
      if (state.step !== 'connecting' || state.walletId !== action.walletId) return state
      return { step: 'failed', walletId: action.walletId, reason: toFailure(action.error), error: action.error }
    case 'reset':
      return { step: 'pick' }
  }
}

function toFailure(error: unknown): ConnectFailure {
  const code = errorCode(error)
  if (code === 4001) return 'rejected'
  return code === -32002 ? 'pending' : 'other'
}
