import type { TestApi } from './createTestApi.ts'

/** Sends a JSON body with any method and parses the response. */
export async function sendJson(api: TestApi, method: string, path: string, body?: unknown) {
  const response = await api.request(path, {
    headers: { 'Content-Type': 'application/json' },
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const parsed: unknown = text === '' ? undefined : JSON.parse(text)
  return { body: parsed, status: response.status }
}
