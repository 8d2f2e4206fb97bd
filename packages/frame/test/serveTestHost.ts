import { z } from 'zod'
import type { TestHost } from './createTestHost.ts'

const RequestSchema = z.object({
  env: z.object({ sdkVersion: z.string() }),
  id: z.string(),
  method: z.string(),
  params: z.unknown().optional(),
})

/** The envelope around a host's answers: message in, message out; undefined for what a host passes over. */
export function serveTestHost(host: TestHost, appOrigin = 'https://app.example') {
  return async (message: unknown): Promise<unknown> => {
    const request = RequestSchema.safeParse(message)
    if (!request.success) return undefined
    const { id, method, params } = request.data
    const version = '9.1.0'
    try {
      return { data: await host.answer({ method, origin: appOrigin, params }), id, success: true, version }
    } catch (error) {
      return { error: error instanceof Error ? error.message : 'Request failed', id, success: false, version }
    }
  }
}
