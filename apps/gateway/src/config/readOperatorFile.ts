import { readFile } from 'node:fs/promises'
import { BaseError } from '@countersign/protocol/errors'
import type { z } from 'zod'
import { describeSystemError } from './describeSystemError.ts'

export type ReadOperatorFileParameters<schema extends z.ZodType> = {
  file: string
  schema: schema
  /** The environment variable of the path, for the message. */
  variable: string
}

/** Reads a JSON file of the operator. Errors name the path of the first invalid field, never a value. */
export async function readOperatorFile<schema extends z.ZodType>(
  parameters: ReadOperatorFileParameters<schema>,
): Promise<z.output<schema>> {
  const { file, schema, variable } = parameters
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OperatorFileError({ cause, file, reason: describeSystemError(cause), variable })
  })
  const parsed = schema.safeParse(parseJson(text, { file, variable }))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const reason = `${issue?.path.join('.') || 'the file'}: ${issue?.message}`
  throw new OperatorFileError({ file, reason, variable })
}

function parseJson(text: string, place: { file: string; variable: string }): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Drops the cause: V8's message quotes the text around the error, which may be a secret of the webhooks file.
    throw new OperatorFileError({ ...place, reason: 'it is not valid JSON' })
  }
}

class OperatorFileError extends BaseError {
  override readonly name = 'OperatorFileError'
  readonly code = 'OPERATOR_FILE'
  constructor({ cause, file, reason, variable }: { cause?: unknown; file: string; reason: string; variable: string }) {
    super(`The file ${file} cannot be used (${reason}): correct it, or unset ${variable}.`, { cause })
  }
}
