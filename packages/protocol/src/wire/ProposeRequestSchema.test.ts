import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { ConfirmRequestSchema, DeleteTransactionRequestSchema, ProposeRequestSchema } from './ProposeRequestSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'ab'.repeat(65)}`
const paths = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('requests', () => {
  const proposal = {
    to: lower,
    value: '0',
    data: '0xAB',
    operation: 0,
    nonce: '1',
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: lower,
    safeTxHash: hash,
    sender: lower,
  }

  test('default: a proposal', () => {
    expect(ProposeRequestSchema.parse(proposal)).toEqual({
      ...proposal,
      to: address,
      data: '0xab',
      gasToken: address,
      sender: address,
      refundReceiver: null,
      signature: null,
      origin: null,
    })
    const full = { ...proposal, refundReceiver: lower, signature, origin: '{"name":"\u202e"}' }
    // The origin is JSON: it is kept as sent and cleaned by whoever reads it.
    expect(ProposeRequestSchema.parse(full)).toMatchObject({ refundReceiver: address, signature, origin: full.origin })
    expect(ProposeRequestSchema.parse({ ...proposal, data: undefined }).data).toBe(null)
  })

  test('error: every field of a proposal is strict', () => {
    const wrong: [string, unknown][] = [
      ['to', '0x12'],
      ['value', 1],
      ['value', '0x1'],
      ['data', '0xa'],
      ['operation', 2],
      ['operation', '0'],
      ['nonce', 1],
      ['nonce', '01'],
      ['safeTxGas', '-1'],
      ['baseGas', '1.0'],
      ['gasPrice', null],
      ['gasToken', 'x'],
      ['safeTxHash', '0x'],
      ['sender', 'x'],
      ['signature', '0x'],
      ['refundReceiver', 'x'],
      ['origin', 'x'.repeat(4097)],
    ]
    for (const [field, value] of wrong)
      expect(paths(ProposeRequestSchema, { ...proposal, [field]: value })).toEqual([field])
    for (const field of Object.keys(proposal).filter((name) => name !== 'data')) {
      expect(paths(ProposeRequestSchema, { ...proposal, [field]: undefined })).toEqual([field])
    }
  })

  test('default: a confirmation in both spellings', () => {
    expect(ConfirmRequestSchema.parse({ signature })).toEqual({ signature })
    expect(ConfirmRequestSchema.parse({ signedSafeTxHash: signature })).toEqual({ signature })
    expect(paths(ConfirmRequestSchema, {})).toEqual(['signature'])
    expect(ConfirmRequestSchema.safeParse({}).error?.issues[0]?.message).toBe('A signature is required')
    expect(paths(ConfirmRequestSchema, { signature: '0x' })).toEqual(['signature'])
    expect(DeleteTransactionRequestSchema.parse({ signature })).toEqual({ signature })
  })
})
