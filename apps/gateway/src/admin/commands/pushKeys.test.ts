import { expect, test } from 'vitest'
import { runAdminCommand } from '../../../test/runAdminCommand.ts'
import { parseEnvironment } from '../../config/parseEnvironment.ts'
import { parseVapidKey } from '../../lib/push/vapidKeys.ts'

test('default: a line for the environment of the service', async () => {
  const { code, output } = await runAdminCommand(['push-keys'], {})
  const [, key = ''] = /^COUNTERSIGN_PUSH_KEY=(\S+)$/m.exec(output) ?? []
  expect(code).toBe(0)
  expect(parseEnvironment({ COUNTERSIGN_PUSH_KEY: key }).push.privateKey).toBe(key)
  expect(parseVapidKey(key)).toBeDefined()
})
