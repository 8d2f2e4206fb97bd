import { z } from 'zod'
import vectors from './fixtures/urVectors.json' with { type: 'json' }

/** What the vendors' packages encode (`test/fixtures/README.md`). */
export const urVectors = z
  .object({
    fingerprint: z.number(),
    keys: z.object({
      bitcoin: z.string(),
      coin: z.string(),
      legacy: z.string(),
      live: z.string(),
      single: z.string(),
      standard: z.string(),
      withoutChildren: z.string(),
    }),
    messages: z.array(z.object({ message: z.string(), parts: z.array(z.string()) })),
    requests: z.object({ message: z.object({ cbor: z.string() }), typedData: z.object({ cbor: z.string() }) }),
    signature: z.string(),
    signatureBytes: z.string(),
  })
  .parse(vectors)
