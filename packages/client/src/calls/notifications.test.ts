import { address, chain, safe, signature, testCalls, uuid } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

testCalls({
  deleteSubscriptions: {
    body: { subscriptions: [{ chainId: '31337', deviceUuid: uuid, safeAddress: address }] },
    call: (client) =>
      calls.deleteSubscriptions(client, {
        subscriptions: [{ chainId: '31337', deviceUuid: uuid, safeAddress: address }],
      }),
    method: 'DELETE',
    url: '/v2/notifications/subscriptions',
  },
  getSubscription: {
    answer: [{ name: 'INCOMING_ETHER' }],
    call: (client) => calls.getSubscription(client, { ...safe, uuid }),
    result: [{ name: 'INCOMING_ETHER' }],
    url: `/v2${chain}/notifications/devices/${uuid}/safes/${address}`,
  },
  registerDevice: {
    body: {
      buildNumber: '1',
      bundle: 'b',
      cloudMessagingToken: 't',
      deviceType: 'WEB',
      safeRegistrations: [{ chainId: '31337', safes: [address], signatures: [signature] }],
      version: '1.0.0',
    },
    call: (client) =>
      calls.registerDevice(client, {
        registration: {
          buildNumber: '1',
          bundle: 'b',
          cloudMessagingToken: 't',
          deviceType: 'WEB',
          safeRegistrations: [{ chainId: '31337', safes: [address], signatures: [signature] }],
          version: '1.0.0',
        },
      }),
    method: 'POST',
    url: '/v1/register/notifications',
  },
  subscribeDevice: {
    answer: { deviceUuid: uuid },
    body: { cloudMessagingToken: 't', deviceType: 'WEB', safes: [] },
    call: (client) =>
      calls.subscribeDevice(client, { subscription: { cloudMessagingToken: 't', deviceType: 'WEB', safes: [] } }),
    method: 'POST',
    result: { deviceUuid: uuid },
    url: '/v2/register/notifications',
  },
  unregisterDevice: {
    call: (client) => calls.unregisterDevice(client, { chainId: 31337, uuid }),
    method: 'DELETE',
    url: `/v1${chain}/notifications/devices/${uuid}`,
  },
  'unregisterDevice v2': {
    call: (client) => calls.unregisterDevice(client, { chainId: 31337, uuid, version: 2 }),
    method: 'DELETE',
    url: `/v2${chain}/notifications/devices/${uuid}`,
  },
  unregisterSafe: {
    call: (client) => calls.unregisterSafe(client, { ...safe, uuid }),
    method: 'DELETE',
    url: `/v1${chain}/notifications/devices/${uuid}/safes/${address}`,
  },
  'unregisterSafe v2': {
    call: (client) => calls.unregisterSafe(client, { ...safe, uuid, version: 2 }),
    method: 'DELETE',
    url: `/v2${chain}/notifications/devices/${uuid}/safes/${address}`,
  },
})
