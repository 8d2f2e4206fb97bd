import type { SignClient } from '@walletconnect/sign-client'

/**
 * One second after start the SDK replays pending requests, including those that it is already handling: the second end
 * of a session then rejects without a handler. Only requests that were pending at start are replayed.
 */
export function replayEarlierOnly({ core, session }: Awaited<ReturnType<typeof SignClient.init>>): void {
  const { messages } = core.relayer
  const earlier = messages.getWithoutAck(session.keys)
  messages.getWithoutAck = () => earlier
}
