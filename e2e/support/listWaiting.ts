import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { z } from 'zod'

const { treasury } = demoSafes
const QueueSchema = z.object({
  results: z.array(
    z.looseObject({
      transaction: z
        .looseObject({
          executionInfo: z
            .looseObject({ missingSigners: z.array(z.looseObject({ value: z.string() })).nullish() })
            .nullish(),
          id: z.string(),
        })
        .optional(),
    }),
  ),
})

/** Pending transactions of the demo data; with a name, those that lack this owner's signature. */
export async function listWaiting(url: string, lacking?: string): Promise<string[]> {
  const response = await fetch(`${url}/v1/chains/31337/safes/${treasury.address}/transactions/queued`)
  const page = QueueSchema.parse(await response.json())
  return page.results
    .filter(({ transaction }) => {
      const missing = transaction?.executionInfo?.missingSigners ?? []
      return lacking === undefined || missing.some(({ value }) => value === lacking)
    })
    .flatMap(({ transaction }) => /0x[0-9a-f]{64}$/.exec(transaction?.id ?? '') ?? [])
}

/** A transaction for Bob to sign. */
export async function findUnsigned(url: string): Promise<string> {
  const [safeTxHash] = await listWaiting(url, demoAccounts[1].address)
  if (safeTxHash === undefined) throw new Error('The demo world has nothing for Bob to sign.')
  return safeTxHash
}

export const pathOf = (safeTxHash: string) => `/31337/${treasury.address}/tx/${safeTxHash}`
