import { z } from 'zod'
import { type ApiRoute, type ApiSection, defineRoute } from '../http/defineRoute.ts'
import { createOpenApiDocument } from './createOpenApiDocument.ts'
import { docsStyle } from './docsStyle.ts'
import { renderDocs } from './renderDocs.ts'

/** The OpenAPI document and its HTML page, generated on the first request. */
export function createDocsRoutes(listSections: () => readonly ApiSection[]): ApiRoute[] {
  let made: { document: string; page: string } | undefined
  const read = () => {
    made ??= make(listSections())
    return made
  }
  return [
    defineRoute({
      method: 'get',
      path: '/openapi.json',
      summary: 'This document.',
      response: { contentType: 'application/json', schema: z.looseObject({}) },
      handle: ({ c }) => c.body(read().document, 200, { 'Content-Type': 'application/json' }),
    }),
    defineRoute({
      method: 'get',
      path: '/docs',
      summary: 'This document, to read.',
      response: { contentType: 'text/html' },
      handle: ({ c }) => c.html(read().page),
    }),
    defineRoute({
      method: 'get',
      path: '/docs/style.css',
      summary: 'How that page looks.',
      response: { contentType: 'text/css' },
      handle: ({ c }) => c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    }),
  ]
}

function make(sections: readonly ApiSection[]) {
  const document = createOpenApiDocument(sections)
  return { document: JSON.stringify(document), page: renderDocs(document) }
}
