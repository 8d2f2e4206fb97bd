import { expect, test } from 'vitest'
import { apiSections } from '../apiSections.ts'
import { createOpenApiDocument, type OpenApiOperation } from './createOpenApiDocument.ts'
import { renderDocs } from './renderDocs.ts'

const document = createOpenApiDocument(apiSections)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation): [string, OpenApiOperation] => [path, operation]),
)

test('default', () => {
  expect(document.openapi).toBe('3.1.0')
  const operation = document.paths['/v1/chains/{chainId}/transactions/{safe}/propose']?.post
  expect(operation).toMatchObject({
    parameters: [
      { in: 'path', name: 'chainId', required: true },
      { in: 'path', name: 'safe', required: true, schema: { pattern: '^0x[0-9a-fA-F]{40}$', type: 'string' } },
    ],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ProposeRequest' } } } },
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/TransactionDetails' } } } },
      default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  })
  expect(document.components.schemas.ProposeRequest).toMatchObject({
    properties: { safeTxHash: { $ref: '#/components/schemas/Hash' }, value: { $ref: '#/components/schemas/Uint' } },
    required: expect.arrayContaining(['to', 'value', 'nonce', 'safeTxHash']),
    type: 'object',
  })
})

test('behavior: a query is a list of parameters', () => {
  const operation = document.paths['/v1/chains/{chainId}/safes/{address}/transactions/queued']?.get
  expect(operation?.parameters.slice(2)).toEqual([
    { in: 'query', name: 'cursor', required: false, schema: { type: 'string' } },
    { in: 'query', name: 'details', required: false, schema: { enum: ['true', 'false'], type: 'string' } },
    { in: 'query', name: 'trusted', required: false, schema: { enum: ['true', 'false'], type: 'string' } },
  ])
})

test('behavior: every reference leads somewhere', () => {
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(100)
  for (const name of new Set(names)) expect(document.components.schemas).toHaveProperty([name ?? ''])
  expect(JSON.stringify(document)).not.toContain('#/$defs')
})

/** Verbs that may begin a summary. */
const verbs =
  /^(Add|Analyze|Check|Confirm|Create|Decode|Delete|Enable|Estimate|Export|Get|List|Preview|Propose|Refuse|Register|Remove|Report|Send|Sign|Stream|Subscribe|Unregister|Unsubscribe) /

test.each(operations)(
  'behavior: the summary of %s is a verb and at most eight words',
  (_path, { description, summary }) => {
    expect(summary).toMatch(verbs)
    expect(summary.split(' ').length).toBeLessThanOrEqual(8)
    expect(summary).not.toMatch(/\.$/)
    expect(description ?? 'None.').toMatch(/^[A-Z].{0,160}\.$/)
  },
)

test('behavior: operations have names of their own', () => {
  const ids = operations.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(operations)('behavior: every parameter of %s has a form', (_path, { parameters }) => {
  for (const { schema } of parameters) expect(Object.keys(schema)).not.toEqual([])
})

test('behavior: the page has every operation and runs nothing', () => {
  const page = renderDocs(document)
  for (const [, { operationId }] of operations) expect(page).toContain(`id="${operationId}"`)
  expect(page).not.toMatch(/<script|<style| style=|onclick|https?:\/\//)
  expect(page).not.toContain('[object')
})
