import { SignClient } from '@walletconnect/sign-client'
import { expect, test } from 'vitest'
import { createKitStorage } from '../../test/createKitStorage.ts'
import { startRelay } from '../../test/startRelay.ts'
import { replayEarlierOnly } from './createPairing.ts'

test('default: requests from before the start are replayed, later ones are not', async () => {
  const relay = await startRelay()
  const client = await SignClient.init({
    customStoragePrefix: crypto.randomUUID(),
    logger: 'silent',
    metadata: { description: 'x', icons: [], name: 'x', url: 'https://app.example' },
    projectId: 'local',
    relayUrl: relay.url,
    storage: createKitStorage(),
    telemetryEnabled: false,
  })
  const { heartbeat, relayer } = client.core
  try {
    Object.defineProperty(client.session, 'keys', { value: ['topic'] })
    await relayer.messages.set('topic', 'before', 'inbound')
    replayEarlierOnly(client)
    await relayer.messages.set('topic', 'since', 'inbound')
    expect(relayer.messages.getWithoutAck(['topic'])).toEqual({ topic: ['before'] })
  } finally {
    await relayer.transportClose().catch(() => undefined)
    heartbeat.stop()
    await relay.close()
  }
})
