import type { Services } from '../services/Services.ts'
import type { Answer } from './Asked.ts'
import { type AskedQueue, createAskedQueue, type NewQuestion } from './createAskedQueue.ts'

/** By the services of the page, not among them: nobody who was never asked anything loads this. */
const queues = new WeakMap<Services, AskedQueue>()

/** The page's one queue of what outsiders ask. */
export function getAsked(services: Services): AskedQueue {
  const queue = queues.get(services) ?? createAskedQueue()
  queues.set(services, queue)
  return queue
}

/** Puts a question before the owner, behind those that came earlier. `AskedPanel` shows it. */
export function askOwner(services: Services, question: NewQuestion): Promise<Answer> {
  return getAsked(services).ask(question)
}
