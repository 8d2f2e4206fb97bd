import { z } from 'zod'
import { BaseError } from '../errors/BaseError.ts'
import { ChainConfigSchema } from './ChainConfigSchema.ts'

function findRepeated<value>(values: value[]): value | undefined {
  return values.find((value, index) => values.indexOf(value) !== index)
}

/** The operator's chains file: `{ "chains": [ … ] }`. */
const ChainsFileSchema = z.object({
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

type ChainsFile = z.infer<typeof ChainsFileSchema>

export class InvalidChainsFileError extends BaseError {
  constructor({ cause, file, problems }: { cause?: unknown; file: string; problems: readonly string[] }) {
    super('INVALID_CHAINS_FILE', `The chains file ${file} cannot be used: ${problems[0]}`, {
      cause,
      metaMessages: [
        ...problems.slice(1),
        'Correct the file and start again; the example chains file shows every field.',
      ],
    })
  }
}

export type ParseChainsFileParameters = {
  /** Path or name of the file, for the message. */
  file: string
  text: string
}

/** Reads a chains file. Messages name fields, never values: RPC URLs often hold keys. @throws InvalidChainsFileError */
export function parseChainsFile({ file, text }: ParseChainsFileParameters): ChainsFile {
  const parsed = ChainsFileSchema.safeParse(parseJson({ file, text }))
  if (parsed.success) return parsed.data
  throw new InvalidChainsFileError({ file, problems: parsed.error.issues.map(describeIssue) })
}

function parseJson({ file, text }: ParseChainsFileParameters): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not as cause: the parser's message quotes the text around the error, which may be a key.
    throw new InvalidChainsFileError({ file, problems: ['it is not valid JSON.'] })
  }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const path = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  const message = issue.message.charAt(0).toLowerCase() + issue.message.slice(1)
  return `${path.replace(/^\./, '') || 'the file'}: ${message}.`
}
