import type { z } from 'zod'
import { RequestError } from './RequestError.ts'

/** An invalid parameter, query or body. Reports the first issue only, as clients show one. */
export class InvalidInputError extends RequestError {
  override readonly name = 'InvalidInputError'
  readonly code = 'INVALID_INPUT'
  readonly status = 422
  override readonly path: readonly PropertyKey[]
  constructor({ cause }: { cause: z.ZodError }) {
    const issue = toConcreteIssue(cause.issues)
    const field = issue?.path.map(String).join('.')
    super(`${issue?.message ?? 'Invalid input'}${field ? ` (${field})` : ''}`, { cause })
    this.path = issue?.path ?? []
  }
}

/** The first issue inside a union is more specific than "no alternative matched". */
function toConcreteIssue(issues: readonly z.core.$ZodIssue[], parent: readonly PropertyKey[] = []) {
  let [issue] = issues
  let path = [...parent, ...(issue?.path ?? [])]
  while (issue?.code === 'invalid_union') {
    const inner = issue.errors.find((alternative) => alternative.length > 0)?.[0]
    if (!inner) break
    issue = inner
    path = [...path, ...inner.path]
  }
  return issue ? { message: issue.message, path } : undefined
}
