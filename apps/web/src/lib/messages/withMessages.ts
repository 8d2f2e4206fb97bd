import type { MessageGroup } from './groups.ts'
import { loadMessages, preloadMessages } from './loadMessages.ts'

/** Resolves with the code once the messages that it registers are loaded. A group that it needs loads beside it. */
export async function withMessages<code>(loading: Promise<code>, group?: MessageGroup): Promise<code> {
  // What fails here fails again, and is reported, when it is needed.
  if (group) preloadMessages(group).catch(() => undefined)
  const code = await loading
  await loadMessages()
  return code
}
