import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BaseError } from '@countersign/protocol'
import { findProgram } from '../findProgram.ts'
import type { Job } from './Job.ts'
import { JobReplySchema, type JobRequest } from './JobMessage.ts'

export type JobPool = {
  /** How many jobs are done and how many wait for it. */
  count(): { running: number; waiting: number }
  /**
   * Does a job in a worker.
   *
   * @throws JobError when too many wait, when it takes too long, or when it fails
   */
  run<input, output>(job: Job<input, output>, input: NoInfer<input>): Promise<output>
  stop(): Promise<void>
}

export type CreateJobPoolParameters = {
  /** Program of the workers, where it was bundled. @default its source */
  entry?: URL | undefined
  /** Most jobs that wait. @default 200 */
  maxWaiting?: number
  /** Megabytes that a worker may use. @default 128 */
  memory?: number
  /** Milliseconds that a job waits at most. @default 5000 */
  patience?: number
  /** How many workers. @default one, two on machines with more than two cores */
  size?: number
  /** Milliseconds that a job takes at most. @default 2000 */
  timeout?: number
}

export type JobErrorReason = 'busy' | 'failed' | 'too-long'

const sentences: Readonly<Record<JobErrorReason, string>> = {
  busy: 'The service has more to compute than it can right now.',
  failed: 'The computation failed.',
  'too-long': 'The computation took too long and was ended.',
}

/** A job that was not done. */
export class JobError extends BaseError {
  override readonly name = 'JobError'
  readonly code = 'JOB_NOT_DONE'
  readonly reason: JobErrorReason
  constructor({ cause, reason }: { cause?: unknown; reason: JobErrorReason }) {
    super(sentences[reason], { cause })
    this.reason = reason
  }
}

/** Milliseconds that a worker may take to start. */
const startTime = 25_000

type Task = {
  reject(error: JobError): void
  request: JobRequest
  resolve(output: unknown): void
  waiting: NodeJS.Timeout
}
type Hand = { isReady: boolean; limit: NodeJS.Timeout | undefined; task: Task | undefined; worker: Worker }

/** A few workers, each with one job at a time: one that takes too long is ended together with its worker. */
export function createJobPool(parameters: CreateJobPoolParameters = {}): JobPool {
  const { maxWaiting = 200, patience = 5_000, size = availableParallelism() > 2 ? 2 : 1, timeout = 2_000 } = parameters
  const hands = new Set<Hand>()
  const queue: Task[] = []
  let isStopped = false

  function enlist(): void {
    const worker = startWorker(parameters)
    const hand: Hand = { isReady: false, limit: undefined, task: undefined, worker }
    hands.add(hand)
    worker.on('message', (raw: unknown) => {
      const reply = JobReplySchema.parse(raw)
      if (reply.type === 'done') release(hand)?.resolve(reply.output)
      if (reply.type === 'failed')
        release(hand)?.reject(new JobError({ cause: new Error(reply.message), reason: 'failed' }))
      hand.isReady = true
      assign()
    })
    // Out of memory, for one; the end that follows is where it is dealt with.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      hands.delete(hand)
      release(hand)?.reject(new JobError({ reason: 'failed' }))
      if (queue.length > 0 && !isStopped) enlist()
    })
    // A test that forgets to stop must not hang; a server is kept alive by its sockets.
    worker.unref()
  }

  function release(hand: Hand): Task | undefined {
    const { task } = hand
    clearTimeout(hand.limit)
    hand.task = undefined
    return task
  }

  function assign(): void {
    for (const hand of hands) {
      if (!hand.isReady || hand.task) continue
      const task = queue.shift()
      if (!task) return
      clearTimeout(task.waiting)
      hand.task = task
      hand.limit = setTimeout(() => {
        release(hand)?.reject(new JobError({ reason: 'too-long' }))
        hand.isReady = false
        void hand.worker.terminate()
      }, timeout)
      hand.worker.postMessage(task.request)
    }
  }

  function enqueue(request: JobRequest): Promise<unknown> {
    if (isStopped || queue.length >= maxWaiting) return Promise.reject(new JobError({ reason: 'busy' }))
    return new Promise((resolve, reject) => {
      // Before any worker is there nobody is busy: on a crowded machine it takes its time to start.
      const isStarting = ![...hands].some(({ isReady }) => isReady)
      const waiting = setTimeout(
        () => {
          queue.splice(queue.indexOf(task), 1)
          reject(new JobError({ reason: 'busy' }))
        },
        patience + (isStarting ? startTime : 0),
      )
      const task: Task = { reject, request, resolve, waiting }
      queue.push(task)
      if (hands.size < size) enlist()
      assign()
    })
  }

  return {
    count: () => ({ running: [...hands].filter(({ task }) => task).length, waiting: queue.length }),
    run: async (job, input) => job.output.parse(await enqueue({ input, name: job.name })),
    async stop() {
      isStopped = true
      for (const { reject, waiting } of queue.splice(0)) {
        clearTimeout(waiting)
        reject(new JobError({ reason: 'busy' }))
      }
      await Promise.all([...hands].map(({ worker }) => worker.terminate()))
    },
  }
}

function startWorker({ entry, memory = 128 }: CreateJobPoolParameters): Worker {
  const program = findProgram(entry, process.env.JOBS_PROGRAM)
  return new Worker(program ?? new URL('./sourceWorker.mjs', import.meta.url), {
    execArgv: program ? [] : ['--conditions=@repo/source'],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
}
