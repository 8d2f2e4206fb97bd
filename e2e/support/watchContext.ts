import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'

export type Watch = {
  /** Console warnings and uncaught errors of the pages. */
  readonly complaints: readonly string[]
  /** Fails on console output, or if a request left this machine. */
  expectQuiet(options?: { allow?: RegExp }): void
  readonly foreignRequests: readonly string[]
}

/** Records console output and request targets of a context's pages. */
export function watchContext(context: BrowserContext): Watch {
  const complaints: string[] = []
  const foreignRequests: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`))
  context.on('request', (request) => {
    if (!isLocal(request.url())) foreignRequests.push(request.url())
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!isLocal(socket.url())) foreignRequests.push(socket.url())
    })
  })
  return {
    complaints,
    expectQuiet({ allow } = {}) {
      expect(complaints.filter((complaint) => !allow?.test(complaint))).toEqual([])
      expect(foreignRequests).toEqual([])
    },
    foreignRequests,
  }
}

function isLocal(url: string): boolean {
  const { hostname, protocol } = new URL(url)
  return protocol === 'data:' || protocol === 'blob:' || hostname === '127.0.0.1' || hostname === 'localhost'
}
