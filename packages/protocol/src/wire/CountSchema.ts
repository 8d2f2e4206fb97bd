import { z } from 'zod'

/** A count, threshold, nonce or index as a JSON number. */
export const CountSchema = z.int().nonnegative()

/** Maximum of a JavaScript date: formatting anything above throws. */
const lastMoment = 8_640_000_000_000_000

/** Milliseconds since 1970 as a JSON number. */
export const TimestampSchema = z.int().nonnegative().max(lastMoment)

/** Call or delegatecall. */
export const OperationSchema = z.union([z.literal(0), z.literal(1)])

export type Operation = z.infer<typeof OperationSchema>
