import { z } from 'zod'
import { type ApiRoute, type ApiSection, defineRoute } from '../http/defineRoute.ts'
import { createOpenApiDocument } from './createOpenApiDocument.ts'
import { renderDocs } from './renderDocs.ts'

/** Served as a file: the content security policy forbids inline styles. */
const docsStyle = `:root { color-scheme: light dark; --line: light-dark(#d7dae0, #3a3f4a); --soft: light-dark(#f3f4f7, #1d2027); --accent: light-dark(#0b5d3b, #6fdca6); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; }
h1 { font-size: 1.75rem; } h2 { border-top: 1px solid var(--line); font-size: 1.25rem; margin-top: 3rem; padding-top: 1rem; }
a { color: var(--accent); }
code { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { columns: 2; list-style: none; padding: 0; }
details { border: 1px solid var(--line); border-radius: 0.5rem; margin: 0.5rem 0; padding: 0.5rem 0.75rem; }
details[open] { background: var(--soft); }
summary { cursor: pointer; }
summary p { display: inline; margin: 0 0 0 0.5rem; }
.method { border-radius: 0.25rem; display: inline-block; font-weight: 600; min-width: 4.5rem; text-transform: uppercase; }
table { border-collapse: collapse; display: block; margin: 0.5rem 0; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; }
`

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
      summary: 'Get the OpenAPI document',
      response: { contentType: 'application/json', schema: z.looseObject({}) },
      handle: ({ c }) => c.body(read().document, 200, { 'Content-Type': 'application/json' }),
    }),
    defineRoute({
      method: 'get',
      path: '/docs',
      summary: 'Get the API documentation',
      response: { contentType: 'text/html' },
      handle: ({ c }) => c.html(read().page),
    }),
    defineRoute({
      method: 'get',
      path: '/docs/style.css',
      summary: 'Get the documentation style sheet',
      response: { contentType: 'text/css' },
      handle: ({ c }) => c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    }),
  ]
}

function make(sections: readonly ApiSection[]) {
  const document = createOpenApiDocument(sections)
  return { document: JSON.stringify(document), page: renderDocs(document) }
}
