import { z } from 'zod'

const EventSchema = z.object({
  args: z.object({ name: z.string().optional() }).loose().optional(),
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tdur: z.number().optional(),
  tid: z.number(),
  ts: z.number().optional(),
})
const TraceSchema = z.object({ traceEvents: z.array(EventSchema) })

/**
 * CPU time of each main-thread task in milliseconds, without that of other programs. Of several pages in one trace the
 * busiest is ours.
 */
export function listTasks(trace: Buffer): number[] {
  const { traceEvents } = TraceSchema.parse(JSON.parse(trace.toString()))
  const threads = traceEvents.filter(({ args, name }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const tasks = threads.map(({ pid, tid }) =>
    traceEvents.flatMap((event) => {
      const isTask = event.name === 'RunTask' && event.ph === 'X' && event.pid === pid && event.tid === tid
      return isTask && event.tdur !== undefined ? [event.tdur / 1_000] : []
    }),
  )
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return tasks.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}
