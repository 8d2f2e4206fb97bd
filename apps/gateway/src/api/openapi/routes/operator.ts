import { WebConfigSchema } from '@countersign/protocol'
import { z } from 'zod'
import { AppManifestSchema } from '../../web/getAppManifest.ts'
import type { ApiSection } from '../ApiRoute.ts'

export const operatorRoutes: ApiSection = {
  name: 'Operator',
  routes: [
    { answer: z.object({ status: z.literal('ok') }), method: 'get', path: '/health', summary: 'The process is alive.' },
    {
      answer: z.object({ chains: z.array(z.unknown()), database: z.boolean(), ready: z.boolean() }),
      method: 'get',
      path: '/ready',
      summary: 'Whether the database answers and every chain is followed; 503 when not.',
    },
    { answer: { contentType: 'text/plain' }, method: 'get', path: '/metrics', summary: 'Measurements for Prometheus.' },
    { answer: WebConfigSchema, method: 'get', path: '/config.json', summary: 'Settings of the web app.' },
    { answer: AppManifestSchema, method: 'get', path: '/manifest.json', summary: 'The web app as hosts list it.' },
    { answer: z.looseObject({}), method: 'get', path: '/openapi.json', summary: 'This document.' },
    { answer: { contentType: 'text/html' }, method: 'get', path: '/docs', summary: 'This document, to read.' },
    { answer: { contentType: 'text/css' }, method: 'get', path: '/docs/style.css', summary: 'How that page looks.' },
  ],
}
