import { z } from 'zod'

/** Classes of SQLSTATE: a value that a column cannot hold, a constraint, a limit of the server (of an index row, say). */
const classes = new Set(['22', '23', '54'])
const StateSchema = z.object({ code: z.string().refine((code) => classes.has(code.slice(0, 2))) })

/** Whether the database is fine and would not take these rows: it never will, however often they are brought. */
export function isRefusedData(error: unknown): boolean {
  return StateSchema.safeParse(error).success
}
