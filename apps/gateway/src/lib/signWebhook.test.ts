import { expect, test } from 'vitest'
import { signWebhook } from './signWebhook.ts'

// From the Standard Webhooks specification.
test('default', () => {
  expect(
    signWebhook({
      body: '{"test": 2432232314}',
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      timestamp: 1614265330,
    }),
  ).toEqual({
    'idempotency-key': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'webhook-timestamp': '1614265330',
  })
})
