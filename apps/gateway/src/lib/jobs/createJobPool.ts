import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BaseError } from '@countersign/protocol/errors'
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
  /** Told of every worker that failed or ended by itself. @default nobody */
  onFailure?: ((error: Error) => void) | undefined
  /** Milliseconds that a job waits at most. @default 5000 */
  patience?: number
  /** Milliseconds until a program that did not start is started again; doubled after each further time. @default 500 */
  restartDelay?: number
  /** How many workers. @default one, two on machines with more than two cores */
  size?: number
  /** Milliseconds that a job takes at most. @default 2000 */
  timeout?: number
}

export type JobErrorReason = 'broken' | 'busy' | 'failed' | 'too-long'

const sentences: Readonly<Record<JobErrorReason, string>> = {
  broken: 'The service cannot compute this: its worker does not start.',
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
/** Milliseconds between two starts of a program that never works. */
const longestDelay = 60_000

type Task = {
  reject(error: JobError): void
  request: JobRequest
  resolve(output: unknown): void
  waiting: NodeJS.Timeout
}
type Hand = {
  hasWorked: boolean
  isEnded: boolean
  isReady: boolean
  limit: NodeJS.Timeout | undefined
  task: Task | undefined
  worker: Worker
}

const unreadable = { message: 'The worker said what cannot be read.', type: 'failed' } as const

/** A few workers, each with one job at a time: one that takes too long is ended together with its worker. */
export function createJobPool(parameters: CreateJobPoolParameters = {}): JobPool {
  const { maxWaiting = 200, patience = 5_000, size = availableParallelism() > 2 ? 2 : 1, timeout = 2_000 } = parameters
  const hands = new Set<Hand>()
  const queue: Task[] = []
  const { onFailure, restartDelay = 500 } = parameters
  let isStopped = false
  /** Starts in a row of which nothing came, and until when there is no other. */
  let failedStarts = 0
  let brokenUntil = 0

  function enlist(): void {
    const worker = startWorker(parameters)
    const hand: Hand = { hasWorked: false, isEnded: false, isReady: false, limit: undefined, task: undefined, worker }
    hands.add(hand)
    worker.on('message', (raw: unknown) => {
      const reply = JobReplySchema.safeParse(raw).data ?? unreadable
      if (reply.type === 'done') release(hand)?.resolve(reply.output)
      if (reply.type === 'failed')
        release(hand)?.reject(new JobError({ cause: new Error(reply.message), reason: 'failed' }))
      hand.hasWorked ||= reply.type !== 'ready'
      hand.isReady = true
      if (hand.hasWorked) failedStarts = 0
      assign()
    })
    // Out of memory, for one; the end that follows is where it is dealt with.
    let failure: Error | undefined
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error))
    })
    worker.once('exit', (code) => {
      hands.delete(hand)
      const task = release(hand)
      // Ended by us: with the pool, or with a job that took too long.
      const isOurs = isStopped || hand.isEnded
      const cause = failure ?? new Error(`The worker ended with code ${code}.`)
      if (!isOurs) onFailure?.(cause)
      // What came of its own job says nothing of the program: strangers choose jobs.
      if (!isOurs && !task && !hand.hasWorked) suspend(cause)
      task?.reject(new JobError({ cause, reason: 'failed' }))
      if (queue.length > 0 && !isStopped && performance.now() >= brokenUntil) enlist()
    })
    // A test that forgets to stop must not hang; a server is kept alive by its sockets.
    worker.unref()
  }

  /** Nobody waits for a program that does not start, and it is not started again and again. */
  function suspend(cause: Error): void {
    failedStarts += 1
    brokenUntil = performance.now() + Math.min(restartDelay * 2 ** (failedStarts - 1), longestDelay)
    if (hands.size > 0) return
    for (const { reject, waiting } of queue.splice(0)) {
      clearTimeout(waiting)
      reject(new JobError({ cause, reason: 'broken' }))
    }
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
        hand.isEnded = true
        void hand.worker.terminate()
      }, timeout)
      hand.worker.postMessage(task.request)
    }
  }

  function enqueue(request: JobRequest): Promise<unknown> {
    const isBroken = hands.size === 0 && performance.now() < brokenUntil
    if (isBroken) return Promise.reject(new JobError({ reason: 'broken' }))
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
      if (hands.size < size && performance.now() >= brokenUntil) enlist()
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
