import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { SafeInfoSchema } from './SafeInfoSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const ex = { value: address, name: null, logoUri: null }
const fails = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('SafeInfo', () => {
  const given = {
    address: { value: lower },
    chainId: '1',
    nonce: 3,
    threshold: 2,
    owners: [{ value: lower }],
    implementation: { value: lower },
    implementationVersionState: 'UP_TO_DATE',
  }

  test('default: absent and null are the same, extra fields are dropped', () => {
    expect(SafeInfoSchema.parse({ ...given, somethingNew: 1 })).toEqual({
      address: ex,
      chainId: '1',
      nonce: 3,
      threshold: 2,
      owners: [ex],
      implementation: ex,
      implementationVersionState: 'UP_TO_DATE',
      modules: null,
      guard: null,
      moduleGuard: null,
      fallbackHandler: null,
      version: null,
      collectiblesTag: null,
      txQueuedTag: null,
      txHistoryTag: null,
      messagesTag: null,
    })
  })

  test('behavior: every field is preserved', () => {
    const full = {
      ...given,
      modules: [{ value: lower }],
      guard: { value: lower },
      moduleGuard: { value: lower },
      fallbackHandler: { value: lower },
      version: '1.4.1+L2',
      collectiblesTag: '1',
      txQueuedTag: '2',
      txHistoryTag: '3',
      messagesTag: '4',
    }
    expect(SafeInfoSchema.parse(full)).toMatchObject({
      modules: [ex],
      guard: ex,
      moduleGuard: ex,
      fallbackHandler: ex,
      version: '1.4.1+L2',
      collectiblesTag: '1',
      txQueuedTag: '2',
      txHistoryTag: '3',
      messagesTag: '4',
    })
  })

  test('behavior: version states', () => {
    for (const state of ['UP_TO_DATE', 'OUTDATED', 'UNKNOWN']) {
      expect(SafeInfoSchema.parse({ ...given, implementationVersionState: state }).implementationVersionState).toBe(
        state,
      )
    }
    expect(SafeInfoSchema.parse({ ...given, implementationVersionState: 'NEW' }).implementationVersionState).toBe(
      'UNKNOWN',
    )
  })

  test('error: what is counted must be right', () => {
    expect(fails(SafeInfoSchema, { ...given, nonce: '3' })).toEqual(['nonce'])
    expect(fails(SafeInfoSchema, { ...given, threshold: -1 })).toEqual(['threshold'])
    expect(fails(SafeInfoSchema, { ...given, owners: [lower] })).toEqual(['owners.0'])
    expect(fails(SafeInfoSchema, { ...given, chainId: 1 })).toEqual(['chainId'])
    expect(fails(SafeInfoSchema, {})).toEqual(['address', 'chainId', 'nonce', 'threshold', 'owners', 'implementation'])
  })
})
