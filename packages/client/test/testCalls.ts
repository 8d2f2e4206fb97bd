import { expect, test } from 'vitest'
import { type Client, createClient } from '../src/exports/index.ts'
import { startService } from './startService.ts'

export const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const other = '0x0000000000000000000000000000000000000001'
export const hash = `0x${'ab'.repeat(32)}` as const
export const signature = `0x${'cd'.repeat(65)}` as const
export const uuid = '6b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11'
export const safe = { address, chainId: 31337 } as const
export const chain = '/chains/31337'
export const emptyPage = { count: 0, next: null, previous: null, results: [] }
export const addressEx = { logoUri: null, name: null, value: address }

type Case = {
  answer?: unknown
  body?: unknown
  call: (client: Client) => Promise<unknown>
  /** Idempotent although it is not a read. @default false */
  isRepeated?: boolean
  method?: 'DELETE' | 'POST' | 'PUT'
  /** Part of the result; the schema covers the others. */
  result?: object
  url: string
}

/** A newer service's response: the same with an unknown field. */
function withUnknownField(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withUnknownField)
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = Object.entries(answer).map(([key, value]) => [key, withUnknownField(value)])
  // Objects keyed by chain id have no fields.
  const isRecord = fields.every(([key]) => /^\d*$/.test(String(key)))
  return { ...Object.fromEntries(fields), ...(isRecord ? {} : { fieldOfTomorrow: { a: [1] } }) }
}

/** Request, result and number of attempts of each call. */
export function testCalls(cases: Record<string, Case>): void {
  test.each(Object.entries(cases))(
    'default: %s',
    async (_name, { answer, body, call, method = 'GET', result, url }) => {
      const service = await startService(answer === undefined ? {} : { body: withUnknownField(answer) })
      const actual = await call(createClient({ baseUrl: service.url }))
      if (answer === undefined) expect(actual).toBeUndefined()
      if (result !== undefined) expect(actual).toMatchObject(result)
      const [sent] = service.requests
      expect(sent).toMatchObject({ method, url })
      expect(sent?.body === '' ? undefined : JSON.parse(sent?.body ?? '')).toEqual(body)
    },
  )

  test.each(Object.entries(cases))(
    'behavior: %s is repeated only when that is safe',
    async (_name, { call, isRepeated, method }) => {
      const service = await startService({ status: 503 })
      await expect(call(createClient({ baseUrl: service.url }))).rejects.toThrow('Service Unavailable')
      expect(service.requests).toHaveLength(method === undefined || isRepeated ? 3 : 1)
    },
  )
}
