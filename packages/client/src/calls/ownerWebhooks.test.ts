import { address, testCalls, uuid } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

const webhook = { chainId: '31337', events: ['INCOMING_ETHER'], safe: address, url: 'https://hooks.example' } as const

testCalls({
  createOwnerWebhook: {
    answer: { ...webhook, id: uuid, isOn: true, secret: 'whsec_x' },
    body: webhook,
    call: (client) => calls.createOwnerWebhook(client, { webhook: { ...webhook, events: [...webhook.events] } }),
    method: 'POST',
    result: { id: uuid, secret: 'whsec_x' },
    url: '/v1/webhooks',
  },
  deleteOwnerWebhook: {
    call: (client) => calls.deleteOwnerWebhook(client, { id: uuid }),
    method: 'DELETE',
    url: `/v1/webhooks/${uuid}`,
  },
  listOwnerWebhooks: {
    answer: { results: [{ ...webhook, id: uuid, isOn: false }] },
    call: (client) => calls.listOwnerWebhooks(client),
    result: [{ id: uuid, isOn: false }],
    url: '/v1/webhooks',
  },
  testOwnerWebhook: {
    answer: { isDelivered: false, reason: 'nobody answered' },
    call: (client) => calls.testOwnerWebhook(client, { id: uuid }),
    method: 'POST',
    result: { isDelivered: false, reason: 'nobody answered' },
    url: `/v1/webhooks/${uuid}/test`,
  },
  updateOwnerWebhook: {
    answer: { ...webhook, id: uuid, isOn: false },
    body: { events: ['INCOMING_ETHER'], isOn: false },
    call: (client) => calls.updateOwnerWebhook(client, { events: ['INCOMING_ETHER'], id: uuid, isOn: false }),
    isRepeated: true,
    method: 'PUT',
    result: { isOn: false },
    url: `/v1/webhooks/${uuid}`,
  },
})
