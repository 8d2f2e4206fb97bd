import {
  DeleteSubscriptionsRequestSchema,
  RegisterDeviceRequestSchema,
  SubscribeDeviceRequestSchema,
  SubscribedDeviceSchema,
  SubscriptionSchema,
} from '@countersign/protocol'
import type { ApiSection } from '../ApiRoute.ts'

export const notificationRoutes: ApiSection = {
  name: 'Notifications',
  routes: [
    {
      answer: 'nothing',
      body: RegisterDeviceRequestSchema,
      method: 'post',
      path: '/v1/register/notifications',
      summary: 'Registers a device for Safes, with signatures of their owners.',
    },
    {
      answer: SubscribedDeviceSchema,
      body: SubscribeDeviceRequestSchema,
      method: 'post',
      path: '/v2/register/notifications',
      status: 201,
      summary: 'Subscribes a device to events of Safes.',
    },
    {
      answer: SubscriptionSchema,
      method: 'get',
      path: '/v2/chains/:chainId/notifications/devices/:uuid/safes/:safe',
      summary: 'What a device is told of a Safe.',
    },
    ...(['v1', 'v2'] as const).flatMap((version) => [
      {
        answer: 'nothing' as const,
        method: 'delete' as const,
        path: `/${version}/chains/:chainId/notifications/devices/:uuid/safes/:safe`,
        summary: 'Ends what a device is told of a Safe.',
      },
      {
        answer: 'nothing' as const,
        method: 'delete' as const,
        path: `/${version}/chains/:chainId/notifications/devices/:uuid`,
        summary: 'Forgets a device on a chain.',
      },
    ]),
    {
      answer: 'nothing',
      body: DeleteSubscriptionsRequestSchema,
      method: 'delete',
      path: '/v2/notifications/subscriptions',
      summary: 'Ends several subscriptions.',
    },
  ],
}
