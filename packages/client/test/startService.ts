import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type ServiceRequest = { body: string; headers: IncomingMessage['headers']; method: string; url: string }

export type Answer = { body?: unknown; headers?: Record<string, string>; status?: number; text?: string }

/** A real HTTP server for one test; responds in the given order and repeats the last response. */
export async function startService(...answers: (Answer | ((response: ServerResponse) => void))[]) {
  const requests: ServiceRequest[] = []
  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    let body = ''
    for await (const chunk of incoming) body += chunk
    requests.push({ body, headers: incoming.headers, method: incoming.method ?? '', url: incoming.url ?? '' })
    if (typeof answer === 'function') return answer(response)
    response.writeHead(answer?.status ?? 200, { 'Content-Type': 'application/json', ...answer?.headers })
    response.end(answer?.text ?? (answer?.body === undefined ? '' : JSON.stringify(answer.body)))
  }
  const server = createServer((incoming, response) => void respond(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  onTestFinished(stop)
  return { requests, stop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
