import { type ServiceEvent, ServiceEventSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { createEventStreamParser } from '../createEventStreamParser.ts'
import { requestStream } from '../request.ts'
import { wait } from '../wait.ts'

const firstDelay = 250
const maxDelay = 15_000
/** The service sends a heartbeat every 15 s; after three missed ones the connection counts as dead. */
const maxSilence = 45_000

export type SubscribeToSafeParameters = {
  address: `0x${string}`
  chainId: number
  onChange: (event: ServiceEvent) => void
  /** `open` also means: earlier events are not replayed, refetch. */
  onState?: (state: SubscriptionState) => void
}

export type SubscriptionState = 'closed' | 'open'

/** Calls `onChange` for every event of this Safe; reconnects until stopped. */
export function subscribeToSafe(client: Client, parameters: SubscribeToSafeParameters): () => void {
  const stop = new AbortController()
  void follow(client, parameters, stop.signal)
  return () => stop.abort()
}

async function follow(client: Client, parameters: SubscribeToSafeParameters, signal: AbortSignal): Promise<void> {
  const { onState = () => {} } = parameters
  let delay = firstDelay
  while (!signal.aborted) {
    let openedAt = Number.POSITIVE_INFINITY
    try {
      await listen(client, parameters, signal, () => {
        openedAt = Date.now()
        onState('open')
      })
    } catch {
      // Any end of the stream leads to a reconnect; the caller sees `closed`.
    }
    if (signal.aborted) return
    // Limits reconnects to a service that closes at once.
    if (Date.now() - openedAt >= maxDelay) delay = firstDelay
    onState('closed')
    await wait(delay, signal).catch(() => {})
    delay = Math.min(delay * 2, maxDelay)
  }
}

async function listen(
  client: Client,
  { address, chainId, onChange }: SubscribeToSafeParameters,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), maxSilence)
  try {
    const path = `/v1/chains/${chainId}/safes/${address}/events`
    const stream = await requestStream(client, { path, signal: AbortSignal.any([signal, silence.signal]) })
    const parse = createEventStreamParser(({ data, event }) => {
      if (event !== 'changed' || signal.aborted) return
      const change = parseChange(data)
      if (change) onChange(change)
    })
    onOpen()
    const reader = stream.getReader()
    const decoder = new TextDecoder()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), maxSilence)
      parse(decoder.decode(part.value, { stream: true }))
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

/** An unreadable event is skipped: it carries no data of its own. */
function parseChange(data: string): ServiceEvent | undefined {
  try {
    return ServiceEventSchema.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
