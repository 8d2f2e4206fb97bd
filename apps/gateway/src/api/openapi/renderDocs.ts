import { html, type raw } from 'hono/html'
import type { JsonSchema, OpenApiDocument, OpenApiOperation, OpenApiParameter } from './createOpenApiDocument.ts'

type Html = ReturnType<typeof raw>

/** Renders the document as HTML without scripts or inline styles. */
export function renderDocs({ components, info, paths, tags }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, operation, path })),
  )
  const sections = tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: API</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<h1>${info.title}</h1>
<p>${info.description}</p>
<p>Machine-readable: <a href="/openapi.json"><code>/openapi.json</code></a> (OpenAPI 3.1).</p>
<nav aria-label="Sections"><ul>${sections.map(({ name }) => html`<li><a href="#${toId(name)}">${name}</a></li>`)}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main>
${sections.map(
  (section) => html`<section aria-labelledby="${toId(section.name)}"><h2 id="${toId(section.name)}">${section.name}</h2>
${section.operations.map(renderOperation)}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) =>
    html`<details id="schema-${name}"><summary><code>${name}</code></summary>${renderSchema(schema)}</details>`,
)}</section>
</main>
</body>
</html>`
  // `html` returns a promise only if a value is one.
  return String(page)
}

const toId = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function renderOperation({ method, operation, path }: { method: string; operation: OpenApiOperation; path: string }) {
  const { description, operationId, parameters, requestBody, responses, summary } = operation
  return html`<details id="${operationId}"><summary><span class="method">${method}</span> <code>${path}</code><p>${summary}</p></summary>
${description ? html`<p>${description}</p>` : ''}
${parameters.length > 0 ? renderParameters(parameters) : ''}
${requestBody ? html`<p>Body: ${renderContent(requestBody.content)}</p>` : ''}
${Object.entries(responses).map(
  ([status, { content, description }]) =>
    html`<p><code>${status}</code> ${description} ${content ? renderContent(content) : 'Empty.'}</p>`,
)}</details>
`
}

function renderParameters(parameters: readonly OpenApiParameter[]) {
  return html`<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Description</th></tr></thead><tbody>
${parameters.map(
  ({ description, in: location, name, required, schema }) =>
    html`<tr><td><code>${name}</code>${required ? '' : ' (optional)'}</td><td>${location}</td><td>${renderType(schema)}</td><td>${description ?? ''}</td></tr>`,
)}</tbody></table>`
}

function renderContent(content: Record<string, { schema?: JsonSchema }>) {
  return Object.entries(content).map(([type, { schema }]) => (schema ? renderType(schema) : html`<code>${type}</code>`))
}

function renderSchema(schema: JsonSchema): Html | Promise<Html> {
  const { description, properties, required = [] } = schema
  const text = description ? html`<p>${description}</p>` : ''
  if (!properties) return html`${text}<p>${renderType(schema)}</p>`
  return html`${text}<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th></tr></thead><tbody>
${Object.entries(properties).map(
  ([name, field]) =>
    html`<tr><td><code>${name}</code>${required.includes(name) ? '' : ' (optional)'}</td><td>${typeof field === 'boolean' ? 'anything' : renderType(field)}</td></tr>`,
)}</tbody></table>`
}

function renderType(schema: JsonSchema): Html | Promise<Html> {
  const { $ref, items } = schema
  if ($ref) {
    const name = $ref.replace('#/components/schemas/', '')
    return html`<a href="#schema-${name}"><code>${name}</code></a>`
  }
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (alternatives.length > 0)
    return html`${alternatives.map((part, index) => html`${index > 0 ? ' or ' : ''}${renderPart(part)}`)}`
  if (items && !Array.isArray(items)) return html`list of ${renderPart(items)}`
  if (schema.properties) return renderSchema({ ...schema, description: '' })
  if (schema.enum)
    return html`${schema.enum.map((value, index) => html`${index > 0 ? ', ' : ''}<code>${value}</code>`)}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  const pattern = schema.pattern ? html` <code>${schema.pattern}</code>` : ''
  return html`${schema.type ?? 'anything'}${schema.format ? ` (${schema.format})` : ''}${pattern}`
}

const renderPart = (part: JsonSchema | boolean) => (typeof part === 'boolean' ? html`anything` : renderType(part))
