import { address, testCalls, uuid } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

const publicKey = 'B'.repeat(87)
const request: calls.CreatePushSubscriptionParameters['subscription'] = {
  endpoint: 'https://push.example/1',
  keys: { auth: 'A'.repeat(22), p256dh: publicKey },
  safes: [{ address, chainId: '31337' }],
}
const subscription = {
  createdAt: '2026-11-19T00:00:00.000Z',
  endpointHash: 'ab'.repeat(32),
  host: 'push.example',
  id: uuid,
  safes: request.safes,
}

testCalls({
  createPushSubscription: {
    answer: subscription,
    body: request,
    call: (client) => calls.createPushSubscription(client, { subscription: request }),
    isRepeated: true,
    method: 'POST',
    result: { host: 'push.example', id: uuid },
    url: '/v1/push/subscriptions',
  },
  deletePushSubscription: {
    call: (client) => calls.deletePushSubscription(client, { id: uuid }),
    method: 'DELETE',
    url: `/v1/push/subscriptions/${uuid}`,
  },
  getPushConfig: {
    answer: { publicKey },
    call: (client) => calls.getPushConfig(client),
    result: { publicKey },
    url: '/v1/push',
  },
  listPushSubscriptions: {
    answer: { results: [subscription] },
    call: (client) => calls.listPushSubscriptions(client),
    result: [{ id: uuid }],
    url: '/v1/push/subscriptions',
  },
  testPushSubscription: {
    answer: { isDelivered: false, reason: 'it has expired' },
    call: (client) => calls.testPushSubscription(client, { id: uuid }),
    method: 'POST',
    result: { isDelivered: false, reason: 'it has expired' },
    url: `/v1/push/subscriptions/${uuid}/test`,
  },
})
