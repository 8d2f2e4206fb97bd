import type { IncomingHttpHeaders, Server } from 'node:http'

export function isSigned(parameters: {
  body: string
  headers: IncomingHttpHeaders
  now?: number
  secret: string
}): boolean

export function describe(event: object, app: string): { text: string; title: string }

export function createRelay(parameters: { app: string; secret: string; target: string; to: string }): Server
