import { z } from 'zod'

const POSITIVE = /^[1-9][0-9]{0,15}$/

function isChainId(value: string): boolean {
  return POSITIVE.test(value) && Number.isSafeInteger(Number(value))
}

/** A chain id as the wire writes it: a positive decimal string. */
export const ChainIdSchema = z.string().refine(isChainId, { error: 'Invalid chain id: expected a positive integer' })

/** A chain id in a path; the result is a number. */
export const ChainIdParamSchema = ChainIdSchema.transform(Number)
