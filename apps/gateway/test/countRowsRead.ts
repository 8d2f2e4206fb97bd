import { Kysely, PostgresDialect } from 'kysely'
import { z } from 'zod'
import { createPool } from '../src/db/createDatabase.ts'
import type { Database } from '../src/db/schema.ts'

type PlanNode = {
  'Actual Loops': number
  'Actual Rows': number
  'Node Type': string
  Plans?: PlanNode[] | undefined
  'Relation Name'?: string | undefined
  'Rows Removed by Filter'?: number | undefined
  'Rows Removed by Index Recheck'?: number | undefined
}

const NodeSchema: z.ZodType<PlanNode> = z.object({
  'Actual Loops': z.number(),
  'Actual Rows': z.number(),
  'Node Type': z.string(),
  Plans: z.lazy(() => NodeSchema.array()).optional(),
  'Relation Name': z.string().optional(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Index Recheck': z.number().optional(),
})
const AnswerSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: NodeSchema })) }))

export type RowCounter = {
  /** Runs reads one at a time and counts the rows that their queries scanned. */
  count<result>(read: (db: Kysely<Database>) => Promise<result>): Promise<{ result: result; rows: number }>
  destroy(): Promise<void>
}

/** Counts scanned rows with EXPLAIN ANALYZE, including filtered ones: a cost that is equal on every machine. */
export function createRowCounter(url: string): RowCounter {
  const pool = createPool(url)
  let queries: { parameters: readonly unknown[]; sql: string }[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.push(query),
  })
  return {
    async count(read) {
      queries = []
      const result = await read(db)
      const reads = queries.filter((query) => /^[\s(]*(?:select|with)\b/i.test(query.sql))
      const counts = await Promise.all(
        reads.map(async ({ parameters, sql }) => {
          const answer = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters])
          const plans = AnswerSchema.parse(answer.rows).flatMap((row) => row['QUERY PLAN'])
          return plans.reduce((sum, { Plan }) => sum + countOf(Plan), 0)
        }),
      )
      return { result, rows: counts.reduce((sum, rows) => sum + rows, 0) }
    },
    destroy: () => db.destroy(),
  }
}

function countOf(node: PlanNode): number {
  const scanned =
    node['Relation Name'] === undefined
      ? 0
      : node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return scanned * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, part) => sum + countOf(part), 0)
}
