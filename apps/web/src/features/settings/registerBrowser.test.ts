import { createClient } from '@countersign/client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { alice, bob } from '../../../test/testReport.ts'
import { createDeviceId, forgetBrowser, forgetSafe, registerBrowser } from './registerBrowser.ts'

function setup(status = 200) {
  const requested: { body?: unknown; method: string | undefined; path: string }[] = []
  const service = createClient({
    baseUrl: 'http://service.test',
    fetch: async (input, init) => {
      const body = typeof init?.body === 'string' ? { body: JSON.parse(init.body) } : {}
      requested.push({ ...body, method: init?.method, path: new URL(String(input)).pathname })
      return new Response(status === 200 ? '' : '{}', { status })
    },
  })
  return { requested, service }
}

const uuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const first = { address: alice, chainId: 1 } as const
const second = { address: bob, chainId: 5 } as const
const device = { uuid, safes: [first, second] }

test('default: the Safes of each chain, under the number of this browser', async () => {
  const { requested, service } = setup()
  await registerBrowser(service, device)
  expect(requested).toMatchObject([
    {
      body: {
        deviceType: 'WEB',
        safeRegistrations: [
          { chainId: '1', safes: [alice], signatures: [] },
          { chainId: '5', safes: [bob], signatures: [] },
        ],
        uuid,
      },
      method: 'POST',
      path: '/v1/register/notifications',
    },
  ])
})

test('default: ends for one Safe, then for all', async () => {
  const { requested, service } = setup()
  expect(await forgetSafe(service, device, first)).toEqual({ uuid, safes: [second] })
  expect(await forgetSafe(service, { uuid, safes: [second] }, second)).toBe(null)
  expect(await forgetBrowser(service, device)).toBe(null)
  expect(requested.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /v1/chains/1/notifications/devices/${uuid}/safes/${alice}`,
    `DELETE /v1/chains/5/notifications/devices/${uuid}/safes/${bob}`,
    `DELETE /v1/chains/1/notifications/devices/${uuid}`,
    `DELETE /v1/chains/5/notifications/devices/${uuid}`,
  ])
})

test('behavior: what the service has forgotten is forgotten here, what it refuses is not', async () => {
  expect(await forgetBrowser(setup(404).service, device)).toBe(null)
  await expect(forgetBrowser(setup(400).service, device)).rejects.toThrow()
})

test('behavior: every number is one of its kind', () => {
  const numbers = Array.from({ length: 100 }, createDeviceId)
  for (const number of numbers) expect(z.uuidv4().safeParse(number).success).toBe(true)
  expect(new Set(numbers).size).toBe(100)
})
