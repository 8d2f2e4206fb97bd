import { Hono } from 'hono'
import { apiSections } from './apiSections.ts'
import { createOpenApiDocument } from './createOpenApiDocument.ts'
import { docsStyle } from './docsStyle.ts'
import { renderDocs } from './renderDocs.ts'

/** `GET /openapi.json`, and `GET /docs` for people. Made once, when first asked for. */
export function getOpenApi() {
  let made: { document: string; page: string } | undefined
  const read = () => {
    made ??= make()
    return made
  }
  return new Hono()
    .get('/openapi.json', (c) => c.body(read().document, 200, { 'Content-Type': 'application/json' }))
    .get('/docs', (c) => c.html(read().page))
    .get('/docs/style.css', (c) => c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
}

function make() {
  const document = createOpenApiDocument(apiSections)
  return { document: JSON.stringify(document), page: renderDocs(document) }
}
