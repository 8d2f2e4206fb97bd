import { z } from 'zod'
import { ChainConfigSchema } from './ChainConfigSchema.ts'

function findRepeated<value>(values: value[]): value | undefined {
  return values.find((value, index) => values.indexOf(value) !== index)
}

/** The operator's chains file: `{ "chains": [ … ] }`. */
export const ChainsFileSchema = z.object({
  chains: z
    .array(ChainConfigSchema)
    .min(1, { error: 'must name at least one chain' })
    .superRefine((chains, context) => {
      const id = findRepeated(chains.map((chain) => chain.id))
      if (id !== undefined) context.addIssue({ code: 'custom', message: `names chain ${id} twice` })
      const shortName = findRepeated(chains.map((chain) => chain.shortName))
      if (shortName !== undefined)
        context.addIssue({ code: 'custom', message: `uses the short name "${shortName}" twice` })
    }),
})

export type ChainsFile = z.infer<typeof ChainsFileSchema>
