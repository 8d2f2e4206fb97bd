import type { SignClient } from '@walletconnect/sign-client'

/**
 * One second after its start the SDK takes up what came before it listened. It asks then, not at its start, what is
 * unfinished, so that what it is at in that moment is done twice: the end of a session the second time throws where
 * nobody waits. Only what was unfinished at the start is left to it.
 */
export function replayEarlierOnly({ core, session }: Awaited<ReturnType<typeof SignClient.init>>): void {
  const { messages } = core.relayer
  const earlier = messages.getWithoutAck(session.keys)
  messages.getWithoutAck = () => earlier
}
